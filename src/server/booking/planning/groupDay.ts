import type { Day, ExistingBooking } from '#domain/scheduling/day/day.ts';
import { usualChangingGap } from '#domain/scheduling/day/day.ts';
import { bookingsOfItems } from '#domain/scheduling/day/existingBookings.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';
import { plannedProducts } from '#server/catalog/soldProducts.service.ts';
import type { BookableProduct, SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { together } from '#server/db/together.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Venue } from '#server/http/handlers.ts';
import {
  claimedResources,
  readDays,
  readPools,
  readResourceDays,
  withPools,
} from '#server/scheduling/days/days.service.ts';
import type { Db, ItemRow } from '../rows/reservation.types.ts';
import type { Visit } from './visit.ts';

export type DaySource = { db: Db; clock: Clock; venue: Venue };

/** The pools of `products` are read; replaced items are planned again, so their places count as free. */
type Planned = { products: readonly BookableProduct[]; replacedItemIds?: readonly string[] };

export function venueNow(clock: Clock, { timeZone }: Venue): { today: LocalDate; minute: MinuteOfDay } {
  const instant = clock.now().getTime();
  return { today: localDateAt(instant, timeZone), minute: localMinuteAt(instant, timeZone) };
}

/** What can be read before it is known what is planned. */
export interface VisitDay {
  day: Day;
  /** Of all items. */
  products: readonly SoldProduct[];
  claims: readonly { itemId: string; resourceId: string }[];
}

type Owner = Visit['row'];

/** Without pools; the items may still be on their way. */
export async function readVisitDay(
  source: DaySource,
  owner: Owner,
  items: readonly ItemRow[] | Promise<readonly ItemRow[]>,
): Promise<VisitDay> {
  const { venueId, id: reservationId, day: date } = owner;
  const [[day], products, claims] = await together([
    readResourceDays(source.db, { ...daysQuery(source, owner), fromDay: date, toDay: date }),
    productsOf(source.db, venueId, items),
    claimedResources(source.db, { venueId, reservationId }),
  ]);
  return { day: { ...day!, ...groupTerms(source, owner) }, products, claims };
}

/** Asks the database only when one of `planned` has a pool. */
export async function groupDayFrom(
  { db }: DaySource,
  { row, items }: Visit,
  { day, products, claims }: VisitDay,
  planned: Planned,
): Promise<GroupDay> {
  const { venueId, day: date } = row;
  const { replacedItemIds = [] } = planned;
  const poolIds = poolIdsOf(planned.products);
  const pools = await readPools(db, { venueId, fromDay: date, toDay: date, poolIds, replacedItemIds });
  const existingBookings = bookingsOfItems(stayingItems(items, replacedItemIds), byId(products), claims);
  return { day: { ...day, ...withPools([day], pools)[0] }, existingBookings };
}

export type GroupDay = { day: Day; existingBookings: ExistingBooking[] };

export async function groupDay(source: DaySource, visit: Visit, planned: Planned): Promise<GroupDay> {
  const date = visit.row.day;
  const [[day], existingBookings] = await together([
    groupDays(source, visit.row, { ...planned, fromDay: date, toDay: date }),
    bookingsOf(source.db, visit, planned.replacedItemIds ?? []),
  ]);
  return { day: day!, existingBookings };
}

export async function groupDays(
  source: DaySource,
  owner: Owner,
  { products, ...range }: Planned & { fromDay: LocalDate; toDay: LocalDate },
): Promise<Day[]> {
  const poolIds = poolIdsOf(products);
  const days = await readDays(source.db, { ...daysQuery(source, owner), poolIds, ...range });
  return days.map((day) => ({ ...day, ...groupTerms(source, owner) }));
}

const daysQuery = ({ clock, venue }: DaySource, { venueId, id }: Owner) => ({
  venueId,
  now: venueNow(clock, venue),
  ownReservationId: id,
});

function groupTerms({ venue }: DaySource, { personCount, startMinute, endMinute }: Owner) {
  const stay = startMinute === null || endMinute === null ? null : { from: startMinute, to: endMinute };
  const { changingGap = usualChangingGap } = venue.settings;
  return { personCount, stay, changingGap };
}

const poolIdsOf = (products: readonly BookableProduct[]): string[] =>
  products.flatMap(({ planning, stay }) => [
    ...(planning?.pool ? [planning.pool.poolId] : []),
    ...(stay ? [stay.poolId] : []),
  ]);

const stayingItems = (items: readonly ItemRow[], replacedItemIds: readonly string[]): ItemRow[] =>
  items.filter((item) => !item.checkinType && !replacedItemIds.includes(item.id));

const byId = (products: readonly SoldProduct[]): Map<string, SoldProduct> =>
  new Map(products.map((product) => [product.id, product]));

const productsOf = async (
  db: Db,
  venueId: string,
  items: readonly ItemRow[] | Promise<readonly ItemRow[]>,
): Promise<readonly SoldProduct[]> =>
  plannedProducts(db, venueId, [...new Set((await items).map(({ productId }) => productId))]);

async function bookingsOf(
  db: Db,
  { row, items }: Visit,
  replacedItemIds: readonly string[],
): Promise<ExistingBooking[]> {
  const staying = stayingItems(items, replacedItemIds);
  const [products, claims] = await together([
    productsOf(db, row.venueId, staying),
    claimedResources(db, { venueId: row.venueId, reservationId: row.id }),
  ]);
  return bookingsOfItems(staying, byId(products), claims);
}
