import { isLocalDate } from '#domain/values/localDate.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import type { Draft } from '#machines/draft.types.ts';

/** The draft's part of an address. */
export type DraftSearch = Partial<Record<'persons' | 'date' | 'arrival' | 'departure' | 'group', string>>;

const minuteOf = (text: string | undefined): number | null => (text === undefined ? null : parseTime(text));

export function draftOfSearch({ persons, date, arrival, departure, group }: DraftSearch): Partial<Draft> {
  return {
    ...(persons === undefined ? {} : { personCount: Number(persons) }),
    ...(date === undefined || !isLocalDate(date) ? {} : { date }),
    startTime: minuteOf(arrival),
    endTime: minuteOf(departure),
    ...(group === undefined ? {} : { checkinGroupId: group }),
  };
}

export function searchOfDraft(draft: Partial<Draft>): DraftSearch {
  const { personCount, date = null, startTime = null, endTime = null, checkinGroupId = null } = draft;
  const hasTimes = startTime !== null && endTime !== null;
  return {
    ...(personCount === undefined ? {} : { persons: String(personCount) }),
    ...(date === null ? {} : { date }),
    ...(hasTimes ? { arrival: formatTime(startTime), departure: formatTime(endTime) } : {}),
    ...(checkinGroupId === null ? {} : { group: checkinGroupId }),
  };
}
