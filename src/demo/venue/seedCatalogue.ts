import type { Tx } from '#server/db/schema.ts';
import { demoPool } from './demoCalendar.ts';
import { demoEntries } from './demoEntries.ts';
import type { DemoEntry } from './demoEntries.ts';
import { demoOrders } from './demoOrders.ts';
import { activityIdOf, demoOpenStay } from './demoStays.ts';
import { demoVenueId } from './demoVenue.ts';

const venueId = demoVenueId;
const entryType = 10;
const activityType = 0;

/** Entry products with their activities, and the things that are ordered without a date. */
export async function seedCatalogue(tx: Tx): Promise<void> {
  await tx
    .insertInto('pool')
    .values({ venueId, ...demoPool })
    .execute();
  await tx
    .insertInto('product')
    .values([...demoEntries.flatMap(entryProducts), openStayProduct, ...demoOrders.map(orderProduct)])
    .execute();
  const activities = demoEntries.map((entry) => activityOf(activityIdOf(entry), entry));
  await tx
    .insertInto('activity')
    .values([...activities, activityOf(demoOpenStay.id, demoOpenStay)])
    .execute();
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

const orderProduct = ({ name, description, worth: _, ...order }: (typeof demoOrders)[number]) => ({
  ...order,
  venueId,
  objectType: 'product' as const,
  name: JSON.stringify(name),
  description: JSON.stringify(description),
  paymentMoment: 'payment' as const,
  visible: true,
});

const openStayProduct = {
  venueId,
  id: demoOpenStay.id,
  xplanId: demoOpenStay.xplanId,
  objectType: 'product' as const,
  type: activityType,
  name: JSON.stringify(demoOpenStay.name),
  price: 0,
  visible: false,
};

type Times = Pick<DemoEntry, 'arrival' | 'departureUntil' | 'minStay'>;

const activityOf = (productId: string, { arrival, departureUntil, minStay }: Times) => ({
  venueId,
  productId,
  poolId: demoPool.id,
  arrivalFrom: arrival.from,
  arrivalTo: arrival.to,
  arrivalStep: 30,
  departureUntil,
  departureStep: 60,
  minStay,
  maxStay: departureUntil - arrival.from,
});
