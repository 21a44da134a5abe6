import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionActor } from '#web/actors/SessionActorContext.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';

/** The account could not be loaded; the customer stays logged in. */
export function Unreachable() {
  const { t } = useLingui();
  const session = useSessionActor();
  return (
    <RetryNote
      label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
      onRetry={() => session.send({ type: 'check.retried' })}
    >
      <Trans id="account.unreachable">Je account kon niet worden opgehaald.</Trans>
    </RetryNote>
  );
}
