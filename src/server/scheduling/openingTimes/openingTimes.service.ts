import { openingBlocks } from '#domain/scheduling/stay/openingBlocks.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import { daysBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { readOpening } from './openingTimes.repo.ts';

export interface OpeningTimes {
  /** When the venue is open on a day of the range; empty means closed. */
  blocksOn(date: LocalDate): OpeningBlock[];
  /** Why this day differs from the ordinary week, for visitors; `null` when it does not or nothing was said. */
  noticeOn(date: LocalDate, language: Language): string | null;
}

/** The opening times of every day of [from, to], both inclusive, with one query. */
export async function openingTimesBetween(
  db: Db,
  venueId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<OpeningTimes> {
  const { week, exceptions } = await readOpening(db, venueId, from, to);
  return {
    blocksOn: (date) => openingBlocks(date, week, exceptions),
    noticeOn: (date, language) => {
      const [shortest] = exceptions
        .filter((item) => item.fromDate <= date && date <= item.toDate)
        .toReversed()
        .toSorted((a, b) => daysBetween(a.fromDate, a.toDate) - daysBetween(b.fromDate, b.toDate));
      const { nl, ...others } = shortest?.reason ?? {};
      return nl ? translate({ nl, ...others }, language).text : null;
    },
  };
}

/** When the venue is open on one day, minutes of the day, half-open; empty means closed. */
export async function blocksOn(db: Db, venueId: string, date: LocalDate): Promise<OpeningBlock[]> {
  return (await openingTimesBetween(db, venueId, date, date)).blocksOn(date);
}
