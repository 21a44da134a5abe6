import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { departuresFor, entryTimes, gridBetween } from './entryTimes.ts';
import type { EntryQuestion, EntryTime } from './entryTimes.ts';

/** `reason` why it is not offered, `limit` why nobody may stay longer; null where nothing stands in the way. */
export type ExplainedArrival = EntryTime & {
  reason: 'past' | 'closed' | 'full' | null;
  limit: 'closed' | 'full' | 'longest_stay' | null;
};

const wholeDay = 1440;

/** Every arrival that the activity knows, with what `entryTimes` would say if one thing were otherwise. */
export function explainedArrivals(question: EntryQuestion): ExplainedArrival[] {
  const { activity, persons } = question;
  const empty = { ...question, freeAt: () => persons };
  const offered = entryTimes(question);
  const withRoom = entryTimes(empty);
  const fromMorning = entryTimes({ ...empty, earliestMinute: 0 });
  const withoutEnd = entryTimes({ ...empty, activity: { ...activity, maxStay: wholeDay } });
  const has = (times: readonly EntryTime[], arrival: MinuteOfDay): boolean =>
    times.some((time) => time.arrival === arrival);
  const lastOf = (times: readonly EntryTime[], arrival: MinuteOfDay): number =>
    Math.max(0, ...departuresFor(times, arrival));

  return gridBetween(activity.arrivalFrom, activity.arrivalTo, activity.arrivalStep).map((arrival) => {
    const departures = departuresFor(offered, arrival);
    if (departures.length === 0) {
      const reason = has(withRoom, arrival) ? 'full' : has(fromMorning, arrival) ? 'past' : 'closed';
      return { arrival, departures, reason, limit: null };
    }
    const last = lastOf(offered, arrival);
    const limit =
      lastOf(withRoom, arrival) > last ? 'full' : lastOf(withoutEnd, arrival) > last ? 'longest_stay' : 'closed';
    return { arrival, departures, reason: null, limit };
  });
}
