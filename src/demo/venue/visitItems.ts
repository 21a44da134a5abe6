import { randomUUID } from 'node:crypto';
import { bucketsOf } from '#domain/scheduling/stay/entryTimes.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { demoPool } from './demoCalendar.ts';
import { activityOn, factsOf } from './demoItems.ts';
import { cleaningMinutes } from './demoProduct.ts';
import { demoVenueId } from './demoVenue.ts';
import type { DemoVisit, VisitedTreatment } from './demoVisit.ts';
import type { VisitRows } from './visitRows.ts';

type Tables = Pick<VisitRows, 'reservationItem' | 'poolClaim' | 'resourceClaim'>;
type Item = Tables['reservationItem'][number];
type Booking = {
  tables: Tables;
  reservationId: string;
  visit: DemoVisit;
  priceOf: (productId: string) => number;
};
type NewItem = Partial<Item> & Pick<Item, 'productId' | 'person'>;
type Span = { from: number; to: number };

const venueId = demoVenueId;
const entryType = 10;

/** Returns the total in cents. */
export function addItems(booking: Booking): number {
  const { tables, visit } = booking;
  const first = tables.reservationItem.length;
  for (let person = 1; person <= visit.persons; person += 1) addGuest(booking, person);
  return tables.reservationItem.slice(first).reduce((sum, { price }) => sum + price, 0);
}

function addGuest(booking: Booking, person: number): void {
  const { arrangementId, entryId, treatments = [] } = booking.visit;
  const parentId = arrangementId ? addArrangement(booking, arrangementId, person) : null;
  if (entryId) addEntry(booking, { productId: entryId, person, price: booking.priceOf(entryId) });
  for (const treatment of treatments) {
    if (treatment.guests.includes(person)) addTreatment(booking, treatment, { person, parentId });
  }
}

function addArrangement(booking: Booking, productId: string, person: number): string {
  const price = booking.priceOf(productId);
  const parentId = addItem(booking, { productId, person, price, objectType: 'collection' });
  for (const partId of factsOf(productId).included) {
    const part = factsOf(partId);
    if (part.type === entryType) addEntry(booking, { productId: partId, person, parentId });
    else if (!part.plan) addItem(booking, { productId: partId, person, parentId });
  }
  return parentId;
}

function addEntry(booking: Booking, entry: NewItem): void {
  const { visit } = booking;
  const stay = visit.stay!;
  const times = { startMinute: stay.from, endMinute: stay.to };
  const id = addItem(booking, { ...entry, ...times });
  const activity = { productId: activityOn(visit.flow, entry.productId), person: entry.person, ...times };
  const parentId = entry.parentId ?? id;
  const stayItem = { ...activity, parentId, type: 0, checkinType: true, claimCount: 1 };
  const stayId = addItem(booking, stayItem, entry.productId);
  claimPlace(booking, { itemId: stayId, poolId: demoPool.id, ...stay });
}

/** The guests of a duo share its resources: the first one's item holds them. */
function addTreatment(
  booking: Booking,
  { productId, start, guests, resources }: VisitedTreatment,
  { person, parentId }: { person: number; parentId: string | null },
): void {
  const plan = factsOf(productId).plan!;
  const end = start + plan.minutes;
  const isDuo = (plan.guests ?? 1) > 1;
  const held = isDuo && person !== guests[0] ? [] : resources;
  const itemId = addItem(booking, {
    productId,
    person,
    parentId,
    price: parentId === null ? booking.priceOf(productId) : 0,
    startMinute: start,
    endMinute: end,
    unitId: isDuo ? `${booking.reservationId}-${productId}-${start}` : null,
    claimCount: held.length + (plan.pool ? 1 : 0),
  });
  if (plan.pool) claimPlace(booking, { itemId, poolId: plan.pool.id, from: start, to: end });
  for (const resourceId of held) claimResource(booking, { itemId, resourceId, from: start, to: end + cleaningMinutes });
}

function addItem({ tables, reservationId }: Booking, item: NewItem, namedAs = item.productId): string {
  const id = randomUUID();
  const { type, name, vatRate, paymentMoment } = factsOf(namedAs);
  const facts = { type, name: JSON.stringify(name), vatRate, paymentMoment, price: 0 };
  tables.reservationItem.push({ venueId, id, reservationId, ...facts, ...item });
  return id;
}

const claimOf = ({ reservationId, visit }: Booking) => ({
  venueId,
  id: randomUUID(),
  reservationId,
  day: visit.day,
  state: visit.state === 'cancelled' ? ('released' as const) : ('confirmed' as const),
});

function claimPlace(booking: Booking, { from, to, ...claim }: Span & { itemId: string; poolId: string }): void {
  const [fromBucket, toBucket] = bucketsOf(from, to);
  booking.tables.poolClaim.push({ ...claimOf(booking), ...claim, fromBucket, toBucket, units: 1 });
}

function claimResource(booking: Booking, { from, to, ...claim }: Span & { itemId: string; resourceId: string }): void {
  const { day } = booking.visit;
  const during = `[${day} ${formatTime(from)},${day} ${formatTime(to)})`;
  booking.tables.resourceClaim.push({ ...claimOf(booking), ...claim, during });
}
