import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { openDay } from './demoCalendar.ts';

/** A booked stay of a group; minutes of the day. `paid`: online, else on location. */
export type DemoVisit = {
  flow: string;
  entryId: string;
  day: LocalDate;
  from: number;
  to: number;
  persons: number;
  state: 'confirmed' | 'completed' | 'cancelled';
  paid: boolean;
  customerId: string | null;
  bookedDaysAgo: number;
};

const hour = 60;
const largestGroup = 10;

/** What the three customers did before and will do. */
export function customerVisits(today: LocalDate): DemoVisit[] {
  const evening = { flow: 'avondentree', entryId: 'avondentree', from: 17 * hour, to: 22 * hour, paid: false } as const;
  const day = { flow: 'entree', entryId: 'entree-hele-dag', from: 10 * hour, to: 18 * hour, paid: true } as const;
  const morning = { flow: 'ochtendbad', entryId: 'ochtendbad', from: 8 * hour, to: 11 * hour, paid: true } as const;
  const anna = { customerId: 'klant-anna' };
  const bram = { customerId: 'klant-bram' };
  const claire = { customerId: 'klant-claire' };
  return [
    { ...day, ...anna, day: addDays(today, -40), persons: 2, state: 'completed', bookedDaysAgo: 52 },
    { ...evening, ...anna, day: addDays(today, -16), persons: 3, state: 'completed', bookedDaysAgo: 20 },
    { ...day, ...anna, day: openDay(today, 8, 3), persons: 2, state: 'confirmed', bookedDaysAgo: 3 },
    { ...morning, ...bram, day: addDays(today, -8), persons: 1, state: 'completed', bookedDaysAgo: 9 },
    { ...evening, ...bram, day: openDay(today, 17, 4), persons: 4, state: 'cancelled', bookedDaysAgo: 6 },
    { ...evening, ...claire, day: openDay(today, 22, 2), persons: 2, state: 'confirmed', bookedDaysAgo: 1 },
  ];
}

/** Groups that fill a coming Saturday, all but three places of the Sunday after it, and a Friday evening. */
export function busyDays(today: LocalDate, capacity: number): DemoVisit[] {
  const allDay = { flow: 'entree', entryId: 'entree-hele-dag', from: 10 * hour, to: 23 * hour };
  const evening = { flow: 'entree', entryId: 'entree-avond', from: 17 * hour, to: 23 * hour };
  return [
    ...groups({ ...allDay, day: openDay(today, 5, 6) }, capacity),
    ...groups({ ...allDay, day: openDay(today, 6, 7) }, capacity - 3),
    ...groups({ ...evening, day: openDay(today, 12, 5) }, capacity),
  ];
}

function groups(stay: Pick<DemoVisit, 'flow' | 'entryId' | 'day' | 'from' | 'to'>, persons: number): DemoVisit[] {
  const count = Math.ceil(persons / largestGroup);
  return Array.from({ length: count }, (_, index) => ({
    ...stay,
    persons: Math.min(largestGroup, persons - index * largestGroup),
    state: 'confirmed',
    paid: true,
    customerId: null,
    bookedDaysAgo: 2 + (index % 20),
  }));
}
