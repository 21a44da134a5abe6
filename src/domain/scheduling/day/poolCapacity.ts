import type { LocalDate } from '../../values/localDate.ts';
import { weekdayOf } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { bucketMinutes, bucketsPerDay } from '../stay/entryTimes.ts';

/** On these weekdays, 1 (Monday) to 7, during [fromMinute, toMinute). */
export interface PoolHours {
  weekdays: readonly number[];
  fromMinute: MinuteOfDay;
  toMinute: MinuteOfDay;
  capacity: number;
}

export interface PoolTerms {
  capacity: number;
  hours: readonly PoolHours[];
  /** Days inclusive. */
  exceptions: readonly { fromDate: LocalDate; toDate: LocalDate; capacity: number }[];
}

/** Places in each bucket of a day: the fewest of its exceptions, else the fewest of its hours, else the pool's own. */
export function capacitiesOn(date: LocalDate, { capacity, hours, exceptions }: PoolTerms): number[] {
  const capacities = Array<number>(bucketsPerDay);
  const excepted = exceptions.filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate);
  if (excepted.length > 0) return capacities.fill(Math.min(...excepted.map((exception) => exception.capacity)));
  const today = hours.filter(({ weekdays }) => weekdays.includes(weekdayOf(date)));
  return capacities.fill(capacity).map((own, bucket) => {
    const minute = bucket * bucketMinutes;
    const places = today.filter(({ fromMinute, toMinute }) => fromMinute <= minute && minute < toMinute);
    return places.length === 0 ? own : Math.min(...places.map((part) => part.capacity));
  });
}
