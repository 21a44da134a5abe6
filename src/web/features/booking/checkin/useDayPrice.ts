import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { firstDayOf, lastDayOf, monthOf } from '#domain/values/yearMonth.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { useSchedule } from '#web/features/scheduling/day/useSchedule.ts';
import { useGroup } from '#web/features/scheduling/guests/useGroup.ts';
import { timesQuery } from '#web/queries/products.ts';

export type DayPrice = { cents: number; varies: boolean };

/** Per person: of the chosen arrival, or the lowest of the day; null while unknown or when the day is not bookable. */
export function useDayPrice(date: string): DayPrice | null {
  const month = monthOf(date);
  const { schedule } = useSchedule({ from: firstDayOf(month), to: lastDayOf(month) });
  const { startTime, personCount: persons } = useReservation(draft);
  const group = useGroup();
  const times = timesQuery({
    activityId: group?.activityProduct.xplanId ?? '',
    entryId: group?.entryProduct.xplanId ?? '',
    date,
    persons,
  });
  const { data } = useQuery({ ...times, enabled: group !== undefined && startTime !== null });
  const day = schedule?.[date];
  const cents = startTime === null ? undefined : data?.prices?.[formatTime(startTime)];
  if (cents !== undefined) return { cents, varies: false };
  return day === undefined ? null : { cents: day.price, varies: day.priceVaries === true };
}
