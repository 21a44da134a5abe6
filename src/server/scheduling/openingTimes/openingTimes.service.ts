import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import { exceptionOn, openingBlocks } from '#domain/scheduling/stay/openingBlocks.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Venue } from '#server/http/handlers.ts';
import type { Db } from '#server/db/schema.ts';
import { cachedDays } from '#server/db/venueCache.ts';
import { readOpeningTimes } from './openingTimes.repo.ts';

export interface OpeningTimes {
  blocksOn(date: LocalDate): OpeningBlock[];
  /** The reason of the exception on this day; `null` without one. */
  messageOn(date: LocalDate, language: Language): string | null;
}

export async function openingTimesBetween(
  db: Db,
  venueId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<OpeningTimes> {
  const query = { key: ['openingTimes'], fromDay: from, toDay: to };
  const { week, exceptions } = await cachedDays(db, venueId, query, ({ fromDay, toDay }) =>
    readOpeningTimes(db, venueId, fromDay, toDay),
  );
  return {
    blocksOn: (date) => openingBlocks(date, week, exceptions),
    messageOn: (date, language) => {
      const { nl, ...others } = exceptionOn(date, exceptions)?.reason ?? {};
      return nl ? translate({ nl, ...others }, language).text : null;
    },
  };
}

export async function blocksOn(db: Db, venueId: string, date: LocalDate): Promise<OpeningBlock[]> {
  return (await openingTimesBetween(db, venueId, date, date)).blocksOn(date);
}

/** On some day that can be booked. */
export async function opensToVisitors(db: Db, clock: Clock, { venueId, timeZone, settings }: Venue): Promise<boolean> {
  const today = localDateAt(clock.now().getTime(), timeZone);
  const last = lastBookableDate(today, settings.bookingCap);
  const opening = await openingTimesBetween(db, venueId, today, last);
  return datesBetween(today, last).some((date) => opening.blocksOn(date).length > 0);
}
