import { Trans, useLingui } from '@lingui/react/macro';
import { isBusy, question } from '#machines/reservation/reservation.selectors.ts';
import type { Question } from '#machines/reservation/reservation.types.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FailureNote } from '#web/features/scheduling/outcome/FailureNote.tsx';

/** The summary on wide screens, the open basket on phones. */
const home = ['summary-title', 'basket-title'];
const ofChanging = ['cancel_failed'] as const;

/** A change of day, times or persons discards the reservation, as emptying the basket does: asks for confirmation. */
export function ChangeDialog() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const openQuestion = useReservation(question);
  const busy = useReservation(isBusy);
  const title = useTitle(openQuestion?.kind);
  const emptying = openQuestion?.kind === 'emptying';
  return (
    <Dialog
      alert
      open
      onClose={() => actor.send({ type: 'change.dismissed' })}
      title={title}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      returnFocusIds={home}
      actions={
        <>
          <Button kind="text" data-first-focus onClick={() => actor.send({ type: 'change.dismissed' })}>
            {emptying ? (
              <Trans id="common.cancel">Annuleren</Trans>
            ) : (
              <Trans id="flow.change.keep">Niet wijzigen</Trans>
            )}
          </Button>
          <Button
            busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}
            onClick={() => actor.send({ type: 'change.confirmed' })}
          >
            {emptying ? (
              <Trans id="flow.emptying.confirm">Leegmaken</Trans>
            ) : (
              <Trans id="flow.change.confirm">Nieuwe reservering</Trans>
            )}
          </Button>
        </>
      }
    >
      <p>
        {emptying ? (
          <Trans id="flow.emptying.text">Alles wat je koos gaat eruit. Dag en aantal personen blijven staan.</Trans>
        ) : (
          <Trans id="flow.change.text">
            Met deze wijziging begin je een nieuwe reservering. Wat je nu hebt gekozen, vervalt.
          </Trans>
        )}
      </p>
      <FailureNote of={ofChanging} />
    </Dialog>
  );
}

function useTitle(kind: Question['kind'] | undefined): string {
  const { t } = useLingui();
  if (kind === 'timeRange') return t({ id: 'flow.change.time', message: 'Tijd wijzigen' });
  if (kind === 'date') return t({ id: 'flow.change.date', message: 'Datum wijzigen' });
  if (kind === 'personCount') return t({ id: 'flow.change.persons', message: 'Personen wijzigen' });
  if (kind === 'emptying') return t({ id: 'flow.emptying.title', message: 'Mandje leegmaken' });
  return t({ id: 'flow.change.other', message: 'Gegevens wijzigen' });
}
