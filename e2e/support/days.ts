import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { getISODay } from 'date-fns/getISODay';
import { setDate } from 'date-fns/setDate';

/** A day that nobody else wants: a weekday, for that decides who works, in a month that is so many months ahead. */
export interface PlannedDay {
  months: 1 | 2 | 3 | 4 | 5;
  /** Of Wednesday to Sunday (7): on those the demo venue is never closed in the week we take. */
  weekday: 3 | 4 | 5 | 6 | 7;
}

/** Days of journeys about treatments and arrangements, each its own, so that none takes another's therapists. */
export const days = {
  arrangement: { months: 1, weekday: 3 },
  friends: { months: 1, weekday: 5 },
  couple: { months: 1, weekday: 6 },
  entries: { months: 1, weekday: 7 },
  refused: { months: 2, weekday: 3 },
  noSession: { months: 2, weekday: 5 },
  plans: { months: 2, weekday: 6 },
  plansClosed: { months: 5, weekday: 3 },
  plansBeside: { months: 5, weekday: 6 },
  changes: { months: 2, weekday: 7 },
  removal: { months: 3, weekday: 3 },
  subPages: { months: 3, weekday: 5 },
  phone: { months: 3, weekday: 6 },
  tabs: { months: 3, weekday: 7 },
  cuts: { months: 4, weekday: 3 },
  languages: { months: 4, weekday: 5 },
  accessible: { months: 4, weekday: 6 },
  paths: { months: 4, weekday: 7 },
  ownBooking: { months: 5, weekday: 7 },
  /** With times of their own: a weekday's price is the subject. */
  voucher: { months: 5, weekday: 5 },
  mixed: { months: 5, weekday: 5 },
  prices: { months: 5, weekday: 4 },
} satisfies Record<string, PlannedDay>;

/** The date of it, in the week from the 16th of its month, where the demo venue has neither guests nor holidays. */
export function dateOf({ months, weekday }: PlannedDay, today: string): string {
  const sixteenth = setDate(addMonths(new UTCDateMini(today), months), 16);
  return textOf(addDays(sixteenth, (weekday - getISODay(sixteenth) + 7) % 7));
}

export const textOf = (date: Date): string => date.toISOString().slice(0, 10);

const weekdays = [3, 5, 6, 7] as const;
const months = [1, 2, 3, 4, 5] as const;

/** Each of many has a day of its own, whichever others run; 20 in all. */
export const numberedDay = (place: number): PlannedDay => ({
  months: months[Math.floor(place / weekdays.length) % months.length]!,
  weekday: weekdays[place % weekdays.length]!,
});
