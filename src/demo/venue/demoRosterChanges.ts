import type { RosterChange } from '#domain/scheduling/day/capacity.ts';
import { addDays, weekdayOf } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { openDay, weekdayAfter } from './demoCalendar.ts';

export type DemoRosterChange = RosterChange & { resourceId: string; reason: string };

/** A Monday before the oldest visit. */
export const rosterStart = (today: LocalDate): LocalDate => addDays(today, 1 - weekdayOf(today) - 8 * 7);

export function demoRosterChanges(today: LocalDate): DemoRosterChange[] {
  const nextMonday = weekdayAfter(today, 1, 1);
  const oneDay = (day: LocalDate) => ({ fromDate: day, toDate: day });
  return [
    {
      resourceId: 'therapeut-tom',
      fromDate: nextMonday,
      toDate: addDays(nextMonday, 6),
      kind: 'absence',
      blocks: null,
      reason: 'Verlof',
    },
    {
      ...oneDay(openDay(today, 4)),
      resourceId: 'massagekamer-3',
      kind: 'closure',
      blocks: null,
      reason: 'Schilderwerk',
    },
    {
      ...oneDay(openDay(today, 2)),
      resourceId: 'gezichtskamer-2',
      kind: 'closure',
      blocks: [{ from: 17 * 60, to: 18 * 60 }],
      reason: 'Lamp vervangen',
    },
    {
      ...oneDay(openDay(today, 3, 7)),
      resourceId: 'therapeut-noor',
      kind: 'extra',
      blocks: [{ from: 10 * 60, to: 14 * 60 }],
      reason: 'Drukke zondag',
    },
  ];
}
