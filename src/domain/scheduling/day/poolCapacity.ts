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
  exceptions: readonly PoolException[];
}

/** On these days, inclusive, during [fromMinute, toMinute). */
interface PoolException {
  fromDate: LocalDate;
  toDate: LocalDate;
  fromMinute: MinuteOfDay;
  toMinute: MinuteOfDay;
  capacity: number;
}

/** Places in each bucket of a day: the fewest of its exceptions, else the fewest of its hours, else the pool's own. */
export function capacitiesOn(date: LocalDate, { capacity, hours, exceptions }: PoolTerms): number[] {
  const capacities = Array<number>(bucketsPerDay);
  const excepted = exceptions.filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate);
  const usual = hours.filter(({ weekdays }) => weekdays.includes(weekdayOf(date)));
  return capacities.fill(capacity).map((own, bucket) => {
    const minute = bucket * bucketMinutes;
    return fewestAt(minute, excepted) ?? fewestAt(minute, usual) ?? own;
  });
}

type Part = Pick<PoolException, 'fromMinute' | 'toMinute' | 'capacity'>;

function fewestAt(minute: MinuteOfDay, parts: readonly Part[]): number | undefined {
  const places = parts.filter(({ fromMinute, toMinute }) => fromMinute <= minute && minute < toMinute);
  return places.length === 0 ? undefined : Math.min(...places.map((part) => part.capacity));
}
