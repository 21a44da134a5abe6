import type { Schedule, ScheduleMeta } from '#contract/names.ts';
import { dayAvailability, lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { visibleProduct } from '#server/catalog/soldProducts.service.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import type { VenueCache } from '#server/db/venueCache.ts';
import { problem } from '#server/http/problem.ts';
import { freeByBucket } from '#server/scheduling/days/freePlaces.service.ts';
import { openingTimesBetween } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { venueNow } from '../planning/groupDay.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import type { Days } from './askable.ts';
import type { OfferedDays } from './flowDays.ts';
import { priceView } from './pricesByTime.ts';
import { ownHold, readActivity, readActivityOfEntry, readPricedEntry } from './availability.repo.ts';
import type { BookableActivity, PricedEntry } from './availability.repo.ts';

export interface ScheduleQuestion {
  entryXplanId: string;
  /** Absent: that of the first check-in group that sells the entry. */
  activityXplanId?: string | undefined;
  from: LocalDate;
  to: LocalDate;
  persons: number;
}

/** Has no days of an activity. */
export interface PlannedProduct {
  product: SoldProduct;
}

type Deps = { db: Db; cache: VenueCache; clock: Clock };

/** Days on which a group can have the entry, with the lowest price in cents; or the product, if that is planned. */
export async function checkinDays(
  { db, cache, clock }: Deps,
  visitor: SessionContext,
  question: ScheduleQuestion,
): Promise<OfferedDays | PlannedProduct> {
  const { venue } = visitor;
  const { from, to, persons } = question;
  const read = await cache.read(db, venue.venueId, async (at) => {
    const sold = await soldOnDays(at, venue.venueId, question);
    if ('product' in sold) return sold;
    const { activity } = sold;
    const [opening, freeOn] = await together([
      openingTimesBetween(at, venue.venueId, from, to),
      freePlaces(at, visitor, activity, { from, to }),
    ]);
    return { ...sold, opening, freeOn };
  });
  if ('product' in read) return read;
  const { entry, activity, opening, freeOn } = read;
  const now = venueNow(clock, venue);
  const lastDate = lastBookableDate(now.today, venue.settings.bookingCap);
  const days: Schedule = {};
  const reasons: ScheduleMeta['reasons'] = {};
  for (const date of datesBetween(from, to)) {
    const ofDay = pricesOfDay(entry, date);
    const priceAt = (start: MinuteOfDay) =>
      ofDay.varies ? priceOn(entry.price, entry.priceRules, { date, start }) : ofDay.lowest;
    const blocks = opening.blocksOn(date);
    const day = dayAvailability({ date, now, lastDate, activity, blocks, freeAt: freeOn(date), persons, priceAt });
    if (day.available) days[date] = priceView(day.prices);
    else reasons[date] = day.reason;
  }
  return { days, reasons };
}

/** The entry with the activity that its days are of, or the product that is planned. Throws `not_found`. */
async function soldOnDays(
  db: Db,
  venueId: string,
  question: ScheduleQuestion,
): Promise<{ entry: PricedEntry; activity: BookableActivity } | PlannedProduct> {
  const entry = await readPricedEntry(db, venueId, question.entryXplanId);
  if (!entry) throw problem('not_found');
  const activityId = question.activityXplanId ?? (await readActivityOfEntry(db, venueId, entry.id));
  const activity = activityId === undefined ? undefined : await readActivity(db, venueId, activityId);
  if (activity) return { entry, activity };
  const product = question.activityXplanId ? null : await visibleProduct(db, venueId, question.entryXplanId);
  if (!product) throw problem('not_found');
  return { product };
}

/** By day and bucket; those of the session's own hold count as free. */
export async function freePlaces(
  db: Db,
  { venue: { venueId }, sessionHash }: SessionContext,
  { poolId, productId }: BookableActivity,
  { from, to }: Days,
) {
  const exceptReservationId = sessionHash && ownHold({ venueId, sessionHash, activityProductId: productId });
  const free = await freeByBucket(db, { venueId, poolId, fromDay: from, toDay: to, exceptReservationId });
  return (date: LocalDate) => {
    const places = free.get(date);
    return (bucket: number): number => places?.[bucket] ?? 0;
  };
}
