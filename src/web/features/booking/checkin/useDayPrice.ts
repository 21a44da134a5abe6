import { formatTime } from '#domain/values/timeOfDay.ts';
import { firstDayOf, lastDayOf, monthOf } from '#domain/values/yearMonth.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { useSchedule } from '#web/features/scheduling/day/useSchedule.ts';
import { useTimes } from '#web/features/scheduling/day/useTimes.ts';

type DayPrice = { cents: number; varies?: boolean | undefined };

/** Per person: of the chosen arrival, or the lowest of the day; null while unknown or when the day is not bookable. */
export function useDayPrice(date: string): DayPrice | null {
  const month = monthOf(date);
  const { schedule } = useSchedule({ from: firstDayOf(month), to: lastDayOf(month) });
  const { startTime } = useReservation(draft);
  const prices = useTimes(date)?.prices;
  const cents = startTime === null ? undefined : prices?.[formatTime(startTime)];
  if (cents !== undefined) return { cents };
  const day = schedule?.[date];
  return day === undefined ? null : { cents: day.price, varies: day.priceVaries };
}
