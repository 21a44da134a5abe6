import type { CheckinGroup } from '#contract/names.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';

/** The draft's check-in group; undefined in a flow without groups. */
export function useGroup(): CheckinGroup | undefined {
  const { checkinGroups } = useFlow();
  const { checkinGroupId } = useReservation(draft);
  return checkinGroups.find(({ id }) => id === checkinGroupId) ?? checkinGroups[0];
}
