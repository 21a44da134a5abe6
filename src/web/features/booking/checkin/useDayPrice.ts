import { firstDayOf, lastDayOf, monthOf } from '#domain/values/yearMonth.ts';
import { useSchedule } from '#web/features/scheduling/day/useSchedule.ts';

/** Cents per person; null while unknown or when the day is not bookable. */
export function useDayPrice(date: string): number | null {
  const month = monthOf(date);
  const { schedule } = useSchedule({ from: firstDayOf(month), to: lastDayOf(month) });
  return schedule?.[date]?.price ?? null;
}
