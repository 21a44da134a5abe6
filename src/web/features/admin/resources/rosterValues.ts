import type { PlanningChange, Roster, RosterException, RosterExceptionForm } from '#contract/names.ts';
import { worksOn, type RosterChange, type RosterPattern } from '#domain/scheduling/day/capacity.ts';
import { addDays, type LocalDate } from '#domain/values/localDate.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import type { Saved } from '../kit/form/useEditing.ts';
import type { TimeBlock } from '../openingTimes/BlocksField.tsx';
import { daysAhead } from './daysAhead.ts';

export type RosterValues = Pick<Roster, 'fromDate' | 'weeks'>;

const weekdays = [1, 2, 3, 4, 5, 6, 7];

export const emptyWeek = (): Roster['weeks'][number] => ({
  days: weekdays.map((weekday) => ({ weekday, blocks: [] })),
});

/** A day off has no hours, and a field all the same. */
export const savedRoster = ({ fromDate, weeks, version }: Roster): Saved<RosterValues> => ({
  values: {
    fromDate,
    weeks: (weeks.length === 0 ? [emptyWeek()] : weeks).map(({ days }) => ({
      days: weekdays.map((weekday) => days.find((day) => day.weekday === weekday) ?? { weekday, blocks: [] }),
    })),
  },
  version,
});

export const rosterChange = (
  resourceId: string,
  { fromDate, weeks }: RosterValues,
  today: LocalDate,
): PlanningChange => ({
  kind: 'roster',
  resourceId,
  fromDate,
  toDate: addDays(fromDate < today ? today : fromDate, daysAhead),
  weeks,
});

/** `whole`: the whole day, as only an absence or a closure may take it. */
export type RosterExceptionValues = Omit<RosterExceptionForm, 'blocks'> & { blocks: TimeBlock[]; whole: boolean };

export const newRosterException = (resourceId: string, date: LocalDate): RosterExceptionValues => ({
  resourceId,
  fromDate: date,
  toDate: date,
  kind: 'absence',
  whole: true,
  blocks: [{ from: '10:00', to: '18:00' }],
  reason: '',
});

export function savedRosterException(exception: RosterException): Saved<RosterExceptionValues> {
  const { resourceId, fromDate, toDate, kind, blocks, reason, version } = exception;
  const blank = newRosterException(resourceId, fromDate);
  const values = { resourceId, fromDate, toDate, kind, reason: reason ?? '' };
  return { values: { ...values, whole: blocks === null, blocks: blocks ?? blank.blocks }, version };
}

export const mayBeWhole = ({ kind }: Pick<RosterExceptionForm, 'kind'>): boolean =>
  kind === 'absence' || kind === 'closure';

export const sentRosterException = ({ whole, blocks, ...values }: RosterExceptionValues): RosterExceptionForm => ({
  ...values,
  blocks: whole && mayBeWhole(values) ? null : blocks,
});

export function rosterExceptionChange(values: RosterExceptionValues, id?: string): PlanningChange {
  const { resourceId, fromDate, toDate, kind, blocks } = sentRosterException(values);
  const change = { kind: 'rosterException', resourceId, fromDate, toDate, exceptionKind: kind, blocks } as const;
  return id === undefined ? change : { ...change, id };
}

const minutes = (blocks: readonly TimeBlock[]) =>
  blocks.map(({ from, to }) => ({ from: parseTime(from) ?? 0, to: parseTime(to) ?? 0 }));
const allDay = [{ fromMinute: 0, toMinute: 1440 }];

/** The hours of each day as planning knows them, whether or not the venue is open. */
export function rosterHours(roster: Roster, exceptions: readonly RosterException[]): (date: LocalDate) => TimeBlock[] {
  const weeks = roster.weeks.map(({ days }) => ({
    days: days.map(({ weekday, blocks }) => ({ weekday, blocks: minutes(blocks) })),
  }));
  const pattern: RosterPattern = { fromDate: roster.fromDate, weeks };
  const changes = exceptions.map((exception): RosterChange => ({
    ...exception,
    blocks: exception.blocks && minutes(exception.blocks),
  }));
  return (date) =>
    worksOn(date, pattern, changes, allDay).map(({ from, to }) => ({ from: formatTime(from), to: formatTime(to) }));
}
