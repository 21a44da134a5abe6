import { Trans } from '@lingui/react/macro';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import * as css from './details.css.ts';

export function LinkFailed() {
  const actor = useReservationActor();
  return (
    <Note kind="danger" role="alert">
      <div className={css.noteStack}>
        <p>
          <Trans id="notice.link_failed">Er is iets misgegaan bij het toevoegen van de gebruiker</Trans>
        </p>
        <Button kind="outline" size="small" onClick={() => actor.send({ type: 'link.retried' })}>
          <Trans id="common.retry">Opnieuw proberen</Trans>
        </Button>
      </div>
    </Note>
  );
}
