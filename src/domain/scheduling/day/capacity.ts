import { daysBetween, weekdayOf } from '../../values/localDate.ts';
import type { LocalDate } from '../../values/localDate.ts';
import type { GroupPool, Span } from '../solver/groupInput.ts';
import { bucketMinutes } from '../stay/entryTimes.ts';
import type { OpeningBlock } from '../stay/openingBlocks.ts';

/** Repeats from the Monday of the week of `fromDate`; weekdays 1 (Monday) to 7. */
export type RosterPattern = {
  fromDate: LocalDate;
  weeks: readonly { days: readonly { weekday: number; blocks: readonly Span[] }[] }[];
};

/** Days inclusive; `blocks` null: the whole day. `extra` adds time, the others remove it. */
export type RosterChange = {
  fromDate: LocalDate;
  toDate: LocalDate;
  kind: 'absence' | 'closure' | 'break' | 'extra';
  blocks: readonly Span[] | null;
};

const wholeDay: Span = { from: 0, to: 1440 };

export const worksOn = (
  date: LocalDate,
  pattern: RosterPattern,
  changes: readonly RosterChange[],
  opening: readonly OpeningBlock[],
): Span[] => workingTimes(date, opening)(pattern, changes);

/** Of many resources on one day: days are counted once for all rosters that begin alike. */
export function workingTimes(
  date: LocalDate,
  opening: readonly OpeningBlock[],
): (pattern: RosterPattern, changes: readonly RosterChange[]) => Span[] {
  const open = opening.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute }));
  const daysByStart = new Map<LocalDate, number>();
  const daysSinceMonday = (fromDate: LocalDate): number => {
    const days = daysByStart.get(fromDate) ?? daysBetween(fromDate, date) + weekdayOf(fromDate) - 1;
    daysByStart.set(fromDate, days);
    return days;
  };
  return (pattern, changes) => {
    const today = changes.filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate);
    const spansOf = (change: RosterChange): readonly Span[] => change.blocks ?? [wholeDay];
    const extra = today.filter(({ kind }) => kind === 'extra').flatMap(spansOf);
    const away = today.filter(({ kind }) => kind !== 'extra').flatMap(spansOf);
    const planned = pattern.fromDate <= date ? plannedOn(daysSinceMonday(pattern.fromDate), pattern) : [];
    const present = away.reduce((spans, gap) => without(spans, gap), joinedSpans([...planned, ...extra]));
    return joinedSpans(commonSpans(present, open));
  };
}

/** What a change takes of the time that the resource would work without it. */
export function timeAway(
  date: LocalDate,
  pattern: RosterPattern,
  changes: readonly RosterChange[],
  opening: readonly OpeningBlock[],
): (change: RosterChange) => Span[] {
  const extra = changes.filter(({ kind }) => kind === 'extra');
  const planned = worksOn(date, pattern, extra, opening);
  return ({ kind, fromDate, toDate, blocks }) =>
    kind === 'extra' || date < fromDate || toDate < date ? [] : commonSpans(planned, blocks ?? [wholeDay]);
}

export const commonSpans = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  spans.flatMap((span) =>
    others.flatMap((other) => {
      const common = { from: Math.max(span.from, other.from), to: Math.min(span.to, other.to) };
      return common.from < common.to ? [common] : [];
    }),
  );

function plannedOn(daysSinceMonday: number, { weeks }: RosterPattern): readonly Span[] {
  const week = weeks[Math.floor(daysSinceMonday / 7) % weeks.length];
  const today = (daysSinceMonday % 7) + 1;
  return week?.days.filter(({ weekday }) => weekday === today).flatMap(({ blocks }) => blocks) ?? [];
}

export function without(spans: readonly Span[], gap: Span): Span[] {
  return spans.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, gap.from) },
      { from: Math.max(from, gap.to), to },
    ].filter((span) => span.from < span.to),
  );
}

export function freeSpans(free: ArrayLike<number>, opening: readonly OpeningBlock[]): GroupPool['free'] {
  return opening.flatMap(({ fromMinute, toMinute }) => {
    const spans: { from: number; to: number; places: number }[] = [];
    for (let from = fromMinute; from < toMinute;) {
      const bucket = Math.floor(from / bucketMinutes);
      const to = Math.min(toMinute, (bucket + 1) * bucketMinutes);
      const places = free[bucket] ?? 0;
      const last = spans.at(-1);
      if (last?.places === places) last.to = to;
      else spans.push({ from, to, places });
      from = to;
    }
    return spans;
  });
}

export function joinedSpans(spans: readonly Span[], gap = 0): Span[] {
  const result: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && (from <= last.to || from < last.to + gap)) last.to = Math.max(last.to, to);
    else if (from < to) result.push({ from, to });
  }
  return result;
}
