import { currentStep, infoView, paymentView } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { useFocusWhenLost } from '#web/ui/useFocusWhenLost.ts';

/** A step that shows something else takes away what had the focus, as the form after logging in: its heading gets it. */
export function useFocusOnView(): void {
  const view = useReservation((snapshot) => {
    const step = currentStep(snapshot);
    if (step === 'info') return `info ${infoView(snapshot)}`;
    return step === 'payment' ? `payment ${paymentView(snapshot)}` : step;
  });
  useFocusWhenLost(view);
}
