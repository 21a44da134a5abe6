import { currentStep, infoView, paymentView } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { useFocusWhenLost } from '#web/ui/useFocusWhenLost.ts';

/** Focuses the heading when the step's view changes, as after logging in. */
export function useFocusOnView(): void {
  const view = useReservation((snapshot) => {
    const step = currentStep(snapshot);
    if (step === 'info') return `info ${infoView(snapshot)}`;
    return step === 'payment' ? `payment ${paymentView(snapshot)}` : step;
  });
  useFocusWhenLost(view);
}
