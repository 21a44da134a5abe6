import type { Day, ExistingBooking } from '#domain/scheduling/day/day.ts';
import { changingGapMinutes } from '#domain/scheduling/day/day.ts';
import { bookingsOfItems } from '#domain/scheduling/day/existingBookings.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';
import { plannedProducts } from '#server/catalog/soldProducts.service.ts';
import type { BookableProduct } from '#server/catalog/soldProducts.service.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Venue } from '#server/http/handlers.ts';
import { claimedResources, readDays } from '#server/scheduling/days/days.service.ts';
import type { Db, ItemRow, ReservationRow } from '../rows/reservation.types.ts';

/** A reservation whose day is planned. */
export type GroupQuestion = {
  row: Pick<ReservationRow, 'venueId' | 'id' | 'day' | 'personCount' | 'startMinute' | 'endMinute'>;
  venue: Venue;
  items: readonly ItemRow[];
  /** What is wished: its pools are read. */
  products: readonly BookableProduct[];
  /** Items that are planned anew: they are not kept, and what they hold counts as free. */
  replacedItemIds?: readonly string[];
};

/** Now at the venue. */
export function venueNow(clock: Clock, { timeZone }: Venue): { today: LocalDate; minute: MinuteOfDay } {
  const instant = clock.now().getTime();
  return { today: localDateAt(instant, timeZone), minute: localMinuteAt(instant, timeZone) };
}

/** The reservation's day as it is now, and what the group has on it already. */
export async function groupDay(
  db: Db,
  clock: Clock,
  question: GroupQuestion,
): Promise<{ day: Day; kept: ExistingBooking[] }> {
  const { row } = question;
  const [day] = await groupDays(db, clock, { ...question, fromDay: row.day, toDay: row.day });
  return { day: day!, kept: await keptOf(db, question) };
}

/** The same days for this group, as if it came then: its own claims are left out. Days inclusive. */
export async function groupDays(
  db: Db,
  clock: Clock,
  { row, venue, products, replacedItemIds, ...range }: GroupQuestion & { fromDay: LocalDate; toDay: LocalDate },
): Promise<Day[]> {
  const { startMinute, endMinute } = row;
  return readDays(db, {
    ...range,
    venueId: row.venueId,
    poolIds: poolsOf(products),
    personCount: row.personCount,
    stay: startMinute === null || endMinute === null ? null : { from: startMinute, to: endMinute },
    changingGap: changingGapMinutes,
    now: venueNow(clock, venue),
    ownReservationId: row.id,
    replacedItemIds: replacedItemIds ?? [],
  });
}

/** The pools in which products take places. */
export const poolsOf = (products: readonly BookableProduct[]): string[] =>
  products.flatMap(({ planning, stay }) => [
    ...(planning?.pool ? [planning.pool.poolId] : []),
    ...(stay ? [stay.poolId] : []),
  ]);

async function keptOf(db: Db, { row, items, replacedItemIds = [] }: GroupQuestion): Promise<ExistingBooking[]> {
  const stands = items.filter((item) => !item.checkinType && !replacedItemIds.includes(item.id));
  const products = new Map(
    (await plannedProducts(db, row.venueId, [...new Set(stands.map(({ productId }) => productId))])).map((product) => [
      product.id,
      product,
    ]),
  );
  return bookingsOfItems(stands, products, await claimedResources(db, { venueId: row.venueId, reservationId: row.id }));
}
