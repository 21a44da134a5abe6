import { Suspense } from 'react';
import { notBooked } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';

const RefusalList = lazyPart('choosing', () => import('./RefusalList.tsx'), 'RefusalList');

export type RefusalsProps = {
  /** Planner's ids whose refusals are shown; without, all. */
  of?: readonly string[] | undefined;
  /** Planner's ids whose refusals are shown elsewhere, at their cards. */
  except?: readonly string[] | undefined;
  /** Id of the element that takes the focus when a focused refusal goes away. */
  focusHome?: string | undefined;
};

/** What could not be booked; loaded once there is something, for most visitors there is not. */
export function Refusals(props: RefusalsProps) {
  const hasRefusals = useReservation((snapshot) => notBooked(snapshot).length > 0);
  if (!hasRefusals) return null;
  return (
    <Suspense>
      <RefusalList {...props} />
    </Suspense>
  );
}
