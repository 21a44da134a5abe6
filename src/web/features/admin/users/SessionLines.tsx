import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountSession } from '#contract/names.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useMoment } from '../kit/useMoment.ts';
import * as css from './Users.css.ts';

type SessionLinesProps = {
  sessions: readonly AccountSession[];
  onEnd: (id: string) => void;
  busy: boolean;
};

/** Where somebody is logged in; the present login is ended by logging out. */
export function SessionLines({ sessions, onEnd, busy }: SessionLinesProps) {
  const { t } = useLingui();
  const moment = useMoment();
  const unknown = t({ id: 'admin.session.unknown', message: 'Onbekend apparaat' });
  return (
    <ul className={css.lines}>
      {sessions.map(({ id, device, createdAt, lastUsedAt, current }) => (
        <li key={id} className={css.line}>
          <span className={css.words}>
            <strong>{device ?? unknown}</strong>
            <span className={css.meta}>
              {t({
                id: 'admin.session.times',
                message: `ingelogd ${moment(createdAt)}, laatst actief ${moment(lastUsedAt)}`,
              })}
            </span>
          </span>
          {current ? (
            <Badge>
              <Trans id="admin.session.current">Hier</Trans>
            </Badge>
          ) : (
            <Button
              kind="text"
              size="small"
              aria-label={t({ id: 'admin.session.end.for', message: `Uitloggen: ${device ?? unknown}` })}
              busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}
              onClick={() => onEnd(id)}
            >
              <Trans id="account.logout">Uitloggen</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
