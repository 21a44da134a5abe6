import type { CheckinGroup } from '#contract/names.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';

/** The check-in group of the draft; undefined in a flow that has none. */
export function useGroup(): CheckinGroup | undefined {
  const { checkinGroups } = useFlow();
  const { checkinGroupId } = useReservation(draft);
  return checkinGroups.find(({ id }) => id === checkinGroupId) ?? checkinGroups[0];
}
