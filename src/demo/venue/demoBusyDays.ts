import type { LocalDate } from '#domain/values/localDate.ts';
import { openDay } from './demoCalendar.ts';
import type { DemoVisit } from './demoVisit.ts';

const hour = 60;
const largestGroup = 10;

/** Groups that fill a coming Saturday, all but three places of the Sunday after it, and a Friday evening. */
export function busyDays(today: LocalDate, capacity: number): DemoVisit[] {
  const allDay = { entryId: 'entree-hele-dag', stay: { from: 10 * hour, to: 23 * hour } };
  const evening = { entryId: 'entree-avond', stay: { from: 17 * hour, to: 23 * hour } };
  return [
    ...groups({ ...allDay, day: openDay(today, 5, 6) }, capacity),
    ...groups({ ...allDay, day: openDay(today, 6, 7) }, capacity - 3),
    ...groups({ ...evening, day: openDay(today, 12, 5) }, capacity),
  ];
}

function groups(visit: Pick<DemoVisit, 'entryId' | 'day' | 'stay'>, persons: number): DemoVisit[] {
  const count = Math.ceil(persons / largestGroup);
  return Array.from({ length: count }, (_, index) => ({
    ...visit,
    flow: 'entree',
    persons: Math.min(largestGroup, persons - index * largestGroup),
    state: 'confirmed',
    paid: true,
    customerId: null,
    bookedDaysAgo: 2 + (index % 20),
  }));
}
