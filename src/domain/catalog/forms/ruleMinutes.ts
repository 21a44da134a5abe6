import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { parseTime } from '../../values/timeOfDay.ts';

type Times = { fromTime?: string | null; toTime?: string | null };

/** The times of a price rule as minutes; null, both, unless both are given. */
export function ruleMinutes({ fromTime, toTime }: Times): {
  fromMinute: MinuteOfDay | null;
  toMinute: MinuteOfDay | null;
} {
  const [fromMinute, toMinute] = [parseTime(fromTime ?? ''), parseTime(toTime ?? '')];
  return fromMinute === null || toMinute === null ? { fromMinute: null, toMinute: null } : { fromMinute, toMinute };
}
