import type { Roster } from '#contract/names.ts';
import type { TimeBlock } from '#domain/scheduling/rosters/rosterForms.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import type { OpeningBlock, RosterWeek } from '#server/db/jsonColumns.ts';
import type { StoredRoster } from './rosters.repo.ts';

/** Minutes of the day, in order. The times must fit the contract. */
export const minuteBlocks = (blocks: readonly TimeBlock[]): OpeningBlock[] =>
  blocks
    .map(({ from, to }) => ({ from: parseTime(from) ?? 0, to: parseTime(to) ?? 0 }))
    .toSorted((a, b) => a.from - b.from);

export const timeBlocks = (blocks: readonly OpeningBlock[]): TimeBlock[] =>
  blocks.map(({ from, to }) => ({ from: formatTime(from), to: formatTime(to) }));

/** Without days off, in order. */
export const storedWeeks = (weeks: Roster['weeks']): RosterWeek[] =>
  weeks.map(({ days }) => ({
    days: days
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ weekday, blocks }) => ({ weekday, blocks: minuteBlocks(blocks) }))
      .toSorted((a, b) => a.weekday - b.weekday),
  }));

export const rosterView = ({ fromDate, weeks, version }: StoredRoster): Roster => ({
  fromDate,
  weeks: weeks.map(({ days }) => ({
    days: days.map(({ weekday, blocks }) => ({ weekday, blocks: timeBlocks(blocks) })),
  })),
  version,
});
