import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSession } from '#contract/names.ts';
import { failureCode } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { momentTime } from '#web/i18n/moments.ts';
import { endSession, sessionsQuery } from '#web/queries/customerSecurity.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './settings.css.ts';

export function Sessions() {
  const { t, i18n } = useLingui();
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const { mutate, isPending, variables, error } = useMutation(endSession(useQueryClient()));
  const busy = t({ id: 'common.busy', message: 'Bezig…' });
  if (isError) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
        <Trans id="account.sessions.failed">De lijst kon niet worden opgehaald.</Trans>
      </RetryNote>
    );
  }
  if (data === undefined) return <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />;
  return (
    <div className={stack}>
      <div role="alert">
        {error === null ? null : <Note kind="danger">{i18n._(errorSentence(failureCode(error)))}</Note>}
      </div>
      <ul className={css.sessions}>
        {data.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            busyLabel={isPending && variables === session.id && busy}
            onEnd={() => mutate(session.id)}
          />
        ))}
      </ul>
      {data.length < 2 ? null : (
        <Button kind="outline" busyLabel={isPending && variables === null && busy} onClick={() => mutate(null)}>
          <Trans id="account.sessions.end_others">Overal elders uitloggen</Trans>
        </Button>
      )}
    </div>
  );
}

type SessionLineProps = { session: AccountSession; busyLabel: string | false; onEnd: () => void };

function SessionLine({ session, busyLabel, onEnd }: SessionLineProps) {
  const { t } = useLingui();
  const { timeZone } = useConfig().venue;
  const device = session.device ?? t({ id: 'account.session.unknown', message: 'Onbekend apparaat' });
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
        <Button kind="outline" size="small" busyLabel={busyLabel} onClick={onEnd}>
          <Trans id="account.session.end">
            Uitloggen<VisuallyHidden> {device}</VisuallyHidden>
          </Trans>
        </Button>
      )}
    </li>
  );
}
