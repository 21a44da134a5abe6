import type { Day, ExistingBooking } from '#domain/scheduling/day/day.ts';
import { usualChangingGap } from '#domain/scheduling/day/day.ts';
import { bookingsOfItems } from '#domain/scheduling/day/existingBookings.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';
import { plannedProducts } from '#server/catalog/soldProducts.service.ts';
import type { BookableProduct } from '#server/catalog/soldProducts.service.ts';
import { together } from '#server/db/together.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Venue } from '#server/http/handlers.ts';
import { claimedResources, readDays } from '#server/scheduling/days/days.service.ts';
import type { Db } from '../rows/reservation.types.ts';
import type { Visit } from './visit.ts';

export type DaySource = { db: Db; clock: Clock; venue: Venue };

/** The pools of `products` are read; replaced items are planned again, so their places count as free. */
type Planned = { products: readonly BookableProduct[]; replacedItemIds?: readonly string[] };

export function venueNow(clock: Clock, { timeZone }: Venue): { today: LocalDate; minute: MinuteOfDay } {
  const instant = clock.now().getTime();
  return { today: localDateAt(instant, timeZone), minute: localMinuteAt(instant, timeZone) };
}

export async function groupDay(
  source: DaySource,
  visit: Visit,
  planned: Planned,
): Promise<{ day: Day; existingBookings: ExistingBooking[] }> {
  const date = visit.row.day;
  const [[day], existingBookings] = await together([
    groupDays(source, visit.row, { ...planned, fromDay: date, toDay: date }),
    bookingsOf(source.db, visit, planned.replacedItemIds ?? []),
  ]);
  return { day: day!, existingBookings };
}

export async function groupDays(
  { db, clock, venue }: DaySource,
  { venueId, id, personCount, startMinute, endMinute }: Visit['row'],
  { products, fromDay, toDay, replacedItemIds = [] }: Planned & { fromDay: LocalDate; toDay: LocalDate },
): Promise<Day[]> {
  const days = await readDays(db, {
    venueId,
    fromDay,
    toDay,
    poolIds: poolIdsOf(products),
    now: venueNow(clock, venue),
    ownReservationId: id,
    replacedItemIds,
  });
  const stay = startMinute === null || endMinute === null ? null : { from: startMinute, to: endMinute };
  const { changingGap = usualChangingGap } = venue.settings;
  return days.map((day) => ({ ...day, personCount, stay, changingGap }));
}

const poolIdsOf = (products: readonly BookableProduct[]): string[] =>
  products.flatMap(({ planning, stay }) => [
    ...(planning?.pool ? [planning.pool.poolId] : []),
    ...(stay ? [stay.poolId] : []),
  ]);

async function bookingsOf(
  db: Db,
  { row, items }: Visit,
  replacedItemIds: readonly string[],
): Promise<ExistingBooking[]> {
  const stayingItems = items.filter((item) => !item.checkinType && !replacedItemIds.includes(item.id));
  const [products, claims] = await together([
    plannedProducts(db, row.venueId, [...new Set(stayingItems.map(({ productId }) => productId))]),
    claimedResources(db, { venueId: row.venueId, reservationId: row.id }),
  ]);
  const productsById = new Map(products.map((product) => [product.id, product]));
  return bookingsOfItems(stayingItems, productsById, claims);
}
