import type { Alternative } from '#contract/names.ts';
import { lastBookableDate, earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import { otherStays } from '#domain/scheduling/stay/otherStays.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { addDays, datesBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { together } from '#server/db/together.ts';
import type { VenueCache } from '#server/db/venueCache.ts';
import { openingTimesBetween } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { freeByBucket } from '#server/scheduling/days/freePlaces.service.ts';
import type { CheckinOffer } from './checkinOffer.repo.ts';
import { venueNow } from './groupDay.ts';
import { otherPrice } from './otherPrice.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { ReservationRow } from '../rows/reservation.types.ts';

const daysAhead = 14;

/** Other arrivals and days for a group whose stay is full, its own places counted as free. Read without locks. */
export async function explainFullStay(
  { db, cache, clock }: Pick<ReservationDeps, 'db' | 'clock'> & { cache: Pick<VenueCache, 'read'> },
  { venue }: Pick<SessionContext, 'venue'>,
  { row, offer, stay }: { row: ReservationRow; offer: CheckinOffer; stay: { from: number; to: number } },
): Promise<Alternative[]> {
  const { venueId } = venue;
  const now = venueNow(clock, venue);
  const fromDay = row.day;
  const [toDay] = [addDays(fromDay, daysAhead), lastBookableDate(now.today, venue.settings.bookingCap)].toSorted();
  const pool = { venueId, poolId: offer.poolId, fromDay, toDay: toDay! };
  const [opening, free] = await cache.read(db, venueId, (at) =>
    together([
      openingTimesBetween(at, venueId, fromDay, toDay!),
      freeByBucket(at, { ...pool, exceptReservationId: row.id }),
    ]),
  );
  const days = datesBetween(fromDay, toDay!).map((date) => ({
    date,
    blocks: opening.blocksOn(date),
    earliestMinute: earliestMinute(date, now),
    freeAt: (bucket: number): number => free.get(date)?.[bucket] ?? 0,
  }));
  const { personCount } = row;
  const persons = Array.from({ length: personCount }, (_, index) => index + 1);
  const fullStay = { date: row.day, activity: offer.activity, arrival: stay.from, departure: stay.to };
  const { arrivals, dates } = otherStays(days, { ...fullStay, persons: personCount });
  const priceAt = (date: LocalDate, start: MinuteOfDay): number =>
    priceOn(offer.entry.price, offer.priceRules, { date, start });
  const offered = (date: LocalDate, start: MinuteOfDay) => ({
    date,
    time: formatTime(start),
    persons,
    ...otherPrice(priceAt(date, start), priceAt(row.day, stay.from)),
  });
  return [
    ...arrivals.map((time) => ({ kind: 'other_time' as const, ...offered(row.day, time) })),
    ...dates.map((date) => ({ kind: 'other_day' as const, ...offered(date, stay.from) })),
  ];
}
