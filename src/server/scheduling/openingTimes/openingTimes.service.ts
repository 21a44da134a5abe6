import { openingBlocks } from '#domain/scheduling/stay/openingBlocks.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import { daysBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { readOpeningTimes } from './openingTimes.repo.ts';

export interface OpeningTimes {
  blocksOn(date: LocalDate): OpeningBlock[];
  /** The reason of the shortest exception on this day; `null` without one. */
  messageOn(date: LocalDate, language: Language): string | null;
}

export async function openingTimesBetween(
  db: Db,
  venueId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<OpeningTimes> {
  const { week, exceptions } = await readOpeningTimes(db, venueId, from, to);
  return {
    blocksOn: (date) => openingBlocks(date, week, exceptions),
    messageOn: (date, language) => {
      const [shortestException] = exceptions
        .filter((item) => item.fromDate <= date && date <= item.toDate)
        .toReversed()
        .toSorted((a, b) => daysBetween(a.fromDate, a.toDate) - daysBetween(b.fromDate, b.toDate));
      const { nl, ...others } = shortestException?.reason ?? {};
      return nl ? translate({ nl, ...others }, language).text : null;
    },
  };
}

export async function blocksOn(db: Db, venueId: string, date: LocalDate): Promise<OpeningBlock[]> {
  return (await openingTimesBetween(db, venueId, date, date)).blocksOn(date);
}
