import type { LocalDate } from '#domain/values/localDate.ts';
import type { PriceRule } from '#domain/planning/entry/priceOn.ts';
import type { Tx } from '../schema.ts';
import { demoPool, demoSeasons } from './demoCalendar.ts';
import { demoEntries } from './demoEntries.ts';
import type { DemoEntry } from './demoEntries.ts';
import { demoOrders } from './demoOrders.ts';
import { demoVenueId } from './demoVenue.ts';

const venueId = demoVenueId;
const weekend = [6, 7];
const entryType = 10;
const activityType = 0;

/** Entry products with their activities and prices, and the things that are ordered without a date. */
export async function seedCatalogue(tx: Tx, today: LocalDate): Promise<void> {
  await tx
    .insertInto('pool')
    .values({ venueId, ...demoPool })
    .execute();
  await tx
    .insertInto('product')
    .values([...demoEntries.flatMap(entryProducts), ...demoOrders.map(orderProduct)])
    .execute();
  const rules = demoEntries.flatMap((entry) =>
    rulesOfEntry(entry, today).map(({ weekdays, ...rule }, index) => ({
      ...rule,
      venueId,
      id: `prijs-${entry.id}-${index + 1}`,
      productId: entry.id,
      weekdays: weekdays && [...weekdays],
    })),
  );
  await tx.insertInto('priceRule').values(rules).execute();
  await tx.insertInto('activity').values(demoEntries.map(activityOf)).execute();
}

/** The price rules of an entry product by its id. */
export function demoRulesOf(today: LocalDate): (entryId: string) => PriceRule[] {
  const rules = new Map(demoEntries.map((entry) => [entry.id, rulesOfEntry(entry, today)]));
  return (entryId) => rules.get(entryId) ?? [];
}

/** A season counts for more than a weekend. */
function rulesOfEntry({ price }: DemoEntry, today: LocalDate): PriceRule[] {
  if (price.season === price.week) return [];
  return [
    { fromDate: null, toDate: null, weekdays: weekend, price: price.weekend, priority: 1 },
    ...demoSeasons(today).map((period) => ({ ...period, weekdays: null, price: price.season, priority: 2 })),
  ];
}

function entryProducts(entry: DemoEntry) {
  const shared = {
    venueId,
    objectType: 'product' as const,
    name: JSON.stringify(entry.name),
    paymentMoment: entry.moment,
  };
  return [
    {
      ...shared,
      id: entry.id,
      xplanId: entry.xplanId,
      type: entryType,
      description: JSON.stringify(entry.description),
      imageId: entry.imageId,
      price: entry.price.week,
      vatRate: 9,
      visible: true,
    },
    {
      ...shared,
      id: activityIdOf(entry),
      xplanId: entry.activityXplanId,
      type: activityType,
      description: '{}',
      imageId: null,
      price: 0,
      vatRate: 9,
      visible: false,
    },
  ];
}

const orderProduct = ({ name, description, ...order }: (typeof demoOrders)[number]) => ({
  ...order,
  venueId,
  objectType: 'product' as const,
  name: JSON.stringify(name),
  description: JSON.stringify(description),
  paymentMoment: 'payment' as const,
  visible: true,
});

/** The hidden activity that takes the places of an entry product. */
export const activityIdOf = (entry: { id: string }): string => `verblijf-${entry.id}`;

const activityOf = (entry: DemoEntry) => ({
  venueId,
  productId: activityIdOf(entry),
  poolId: demoPool.id,
  arrivalFrom: entry.arrival.from,
  arrivalTo: entry.arrival.to,
  arrivalStep: 30,
  departureUntil: entry.departureUntil,
  departureStep: 60,
  minStay: entry.minStay,
  maxStay: entry.departureUntil - entry.arrival.from,
});
