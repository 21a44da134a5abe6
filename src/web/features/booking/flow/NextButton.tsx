import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { canContinue, currentStep, isBusy, nextStep, visitsView } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** Its description says why it is not possible yet. Nothing on the last step. */
export function NextButton({ full = false, closesSheet = false }: { full?: boolean; closesSheet?: boolean }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const open = useReservation(canContinue);
  const busy = useReservation(isBusy);
  const next = useReservation(nextStep);
  const step = useReservation(currentStep);
  const visits = useReservation(visitsView);
  const reason = useId();
  if (next === null) return null;
  const goOn = (): void => {
    if (closesSheet) actor.send({ type: 'dialog.closed' });
    actor.send({ type: 'step.requested', step: next });
  };
  return (
    <>
      <Button
        full={full}
        aria-disabled={!open && !busy}
        aria-describedby={open || busy ? undefined : reason}
        busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}
        iconAfter={<Icon name="chevronRight" />}
        onClick={goOn}
      >
        <Trans id="flow.next">Volgende</Trans>
      </Button>
      {open || busy ? null : (
        <span id={reason}>
          <VisuallyHidden>
            {visits === 'missing' || visits === 'unknown' ? (
              <Trans id="flow.next.visits">Je hebt geen badenkaart met genoeg bezoeken.</Trans>
            ) : step === 'info' ? (
              <Trans id="flow.next.identify">Log eerst in of registreer je.</Trans>
            ) : (
              <Trans id="flow.next.choose">Voeg eerst iets toe.</Trans>
            )}
          </VisuallyHidden>
        </span>
      )}
    </>
  );
}
