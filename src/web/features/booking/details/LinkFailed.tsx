import { Trans, useLingui } from '@lingui/react/macro';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';

export function LinkFailed() {
  const { t } = useLingui();
  const actor = useReservationActor();
  return (
    <RetryNote
      label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
      onRetry={() => actor.send({ type: 'link.retried' })}
    >
      <Trans id="notice.link_failed">Er is iets misgegaan bij het toevoegen van de gebruiker</Trans>
    </RetryNote>
  );
}
