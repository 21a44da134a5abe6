import { firstDayOf, lastDayOf, monthOf } from '#domain/values/yearMonth.ts';
import { useSchedule } from '#web/features/scheduling/day/useSchedule.ts';

/** What a day costs per person, in cents; null while unknown or when the day cannot be booked. */
export function useDayPrice(date: string): number | null {
  const month = monthOf(date);
  const { schedule } = useSchedule({ from: firstDayOf(month), to: lastDayOf(month) });
  return schedule?.[date]?.price ?? null;
}
