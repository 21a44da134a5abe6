import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSession } from '#contract/names.ts';
import { EndLoginsForm } from '#web/features/people/logins/EndLoginsForm.tsx';
import { useLoginEnding } from '#web/features/people/logins/useLoginEnding.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { momentTime } from '#web/i18n/moments.ts';
import { endSession, sessionsQuery } from '#web/queries/customerSecurity.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './settings.css.ts';

export function Sessions() {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const client = useQueryClient();
  const ending = useLoginEnding<{ password: string }>(
    ({ sessionId, proof }) => endSession(client, sessionId, proof),
    () => toastSuccess(t({ id: 'logins.ended', message: 'Daar is uitgelogd' })),
  );
  const unknown = t({ id: 'account.session.unknown', message: 'Onbekend apparaat' });
  if (isError) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
        <Trans id="account.sessions.failed">De lijst kon niet worden opgehaald.</Trans>
      </RetryNote>
    );
  }
  if (data === undefined) return <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />;
  if (ending.isAsked) {
    return <EndLoginsForm ending={ending} device={data.find(({ id }) => id === ending.sessionId)?.device ?? unknown} />;
  }
  return (
    <div className={stack}>
      <ul className={css.sessions}>
        {data.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            device={session.device ?? unknown}
            onEnd={() => ending.request(session.id)}
          />
        ))}
      </ul>
      {data.length < 2 ? null : (
        <Button kind="outline" onClick={() => ending.request(null)}>
          <Trans id="account.sessions.end_others">Overal elders uitloggen</Trans>
        </Button>
      )}
    </div>
  );
}

type SessionLineProps = { session: AccountSession; device: string; onEnd: () => void };

function SessionLine({ session, device, onEnd }: SessionLineProps) {
  const { timeZone } = useConfig().venue;
  const at = momentTime(session.lastUsedAt, currentLocale(), timeZone);
  return (
    <li className={css.session}>
      <div>
        <p className={css.device}>{device}</p>
        <p className={css.when}>
          {session.current ? (
            <Trans id="account.session.current">Dit apparaat</Trans>
          ) : (
            <Trans id="account.session.used">Laatst gebruikt: {at}</Trans>
          )}
        </p>
      </div>
      {session.current ? null : (
        <Button kind="outline" size="small" onClick={onEnd}>
          <Trans id="account.session.end">
            Uitloggen<VisuallyHidden> {device}</VisuallyHidden>
          </Trans>
        </Button>
      )}
    </li>
  );
}
