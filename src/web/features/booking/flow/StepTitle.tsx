import { stepStates } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { useStepLabels } from './useStepLabels.ts';

/** '{step} – {flow} – {venue}' in the browser's tab. */
export function StepTitle() {
  const labels = useStepLabels();
  const at = useReservation((snapshot) => stepStates(snapshot).findIndex(({ current }) => current));
  return <PageTitle parts={[labels[at] ?? '', useFlow().name]} />;
}
