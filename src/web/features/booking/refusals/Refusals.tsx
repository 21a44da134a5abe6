import { Suspense, useState } from 'react';
import { notBooked } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';

const RefusalList = lazyPart('choosing', () => import('./RefusalList.tsx'), 'RefusalList');

export type RefusalsProps = {
  /** Planner ids whose refusals are shown; all when left out. */
  of?: readonly string[] | undefined;
  /** Planner ids whose refusals are shown at their cards instead. */
  except?: readonly string[] | undefined;
  /** Id of the element that takes the focus when a focused refusal goes away. */
  focusHome?: string | undefined;
};

/** What could not be booked. Loaded only once there is something: most visitors have none. */
export function Refusals(props: RefusalsProps) {
  const refused = useReservation(notBooked);
  const [atFirst] = useState(refused);
  if (refused.length === 0) return null;
  return (
    <Suspense>
      <RefusalList {...props} fresh={refused !== atFirst} />
    </Suspense>
  );
}
