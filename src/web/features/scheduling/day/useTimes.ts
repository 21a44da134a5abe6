import { useQuery } from '@tanstack/react-query';
import type { DayTimes } from '#contract/names.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { timesQuery } from '#web/queries/products.ts';
import { useGroup } from '#web/features/scheduling/guests/useGroup.ts';

/** Arrivals and messages of a day for the draft's group; undefined while unknown, and in a flow without stays. */
export function useTimes(date: string): DayTimes | undefined {
  const { personCount: persons } = useReservation(draft);
  const group = useGroup();
  const activityId = group?.activityProduct.xplanId ?? '';
  const entryId = group?.entryProduct.xplanId ?? '';
  return useQuery({ ...timesQuery({ activityId, entryId, date, persons }), enabled: activityId !== '' }).data;
}
