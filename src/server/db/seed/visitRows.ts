import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { bucketsOf } from '#domain/planning/entry/bucketsOf.ts';
import { priceOn } from '#domain/planning/entry/priceOn.ts';
import type { PriceRule } from '#domain/planning/entry/priceOn.ts';
import { reservationNumberFrom } from '#domain/values/reservationNumber.ts';
import type { Database } from '../schema.ts';
import { demoPool } from './demoCalendar.ts';
import { demoEntries } from './demoEntries.ts';
import type { DemoEntry } from './demoEntries.ts';
import { demoVenueId } from './demoVenue.ts';
import type { DemoVisit } from './demoVisits.ts';
import { activityIdOf } from './seedCatalogue.ts';

export type VisitRows = {
  reservation: Insertable<Database['reservation']>[];
  reservationItem: Insertable<Database['reservationItem']>[];
  poolClaim: Insertable<Database['poolClaim']>[];
  payment: Insertable<Database['payment']>[];
  ledgerEntry: Insertable<Database['ledgerEntry']>[];
};

type Seeding = { now: Date; rulesOf: (entryId: string) => PriceRule[] };

const venueId = demoVenueId;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The rows of these visits, in the way the server itself would have written them. */
export function visitRows(visits: DemoVisit[], seeding: Seeding): VisitRows {
  const rows: VisitRows = { reservation: [], reservationItem: [], poolClaim: [], payment: [], ledgerEntry: [] };
  for (const visit of visits) addVisit(rows, visit, seeding);
  return rows;
}

function addVisit(rows: VisitRows, visit: DemoVisit, { now, rulesOf }: Seeding): void {
  const entry = demoEntries.find(({ id }) => id === visit.entryId);
  if (!entry) throw new Error(`No entry ${visit.entryId} in the demo.`);
  const id = randomUUID();
  const price = priceOn(entry.price.week, rulesOf(entry.id), visit.day);
  const total = price * visit.persons;
  const bookedAt = new Date(now.getTime() - visit.bookedDaysAgo * dayMs);
  const after = (minutes: number): Date => new Date(bookedAt.getTime() + minutes * minuteMs);
  rows.reservation.push({
    venueId,
    id,
    flowId: visit.flow,
    sessionHash: createHash('sha256').update(randomBytes(32)).digest(),
    customerId: visit.customerId,
    state: visit.state,
    number: reservationNumberFrom(randomBytes(8)),
    personCount: visit.persons,
    day: visit.day,
    startMinute: visit.from,
    endMinute: visit.to,
    language: 'nl',
    total,
    totalPayNow: visit.paid ? total : 0,
    totalPayLater: visit.paid ? 0 : total,
    totalPaid: visit.paid ? total : 0,
    createdAt: bookedAt,
    expiresAt: after(20),
    maxExpiresAt: after(60),
    confirmedAt: after(5),
    endedAt: visit.state === 'cancelled' ? after(24 * 60) : null,
  });
  if (visit.paid) addPayment(rows, { reservationId: id, amount: total, at: after(5) });
  for (let person = 1; person <= visit.persons; person += 1) addGuest(rows, { id, visit, entry, price, person });
}

type Guest = { id: string; visit: DemoVisit; entry: DemoEntry; price: number; person: number };

function addGuest(rows: VisitRows, { id, visit, entry, price, person }: Guest): void {
  const [entryItem, stayItem] = [randomUUID(), randomUUID()];
  const stay = {
    venueId,
    reservationId: id,
    person,
    name: JSON.stringify(entry.name),
    vatRate: 9,
    paymentMoment: entry.moment,
    startMinute: visit.from,
    endMinute: visit.to,
  };
  rows.reservationItem.push(
    { ...stay, id: entryItem, parentId: null, productId: entry.id, type: 10, checkinType: false, price },
    {
      ...stay,
      id: stayItem,
      parentId: entryItem,
      productId: activityIdOf(entry),
      type: 0,
      checkinType: true,
      price: 0,
    },
  );
  const [fromBucket, toBucket] = bucketsOf(visit.from, visit.to);
  rows.poolClaim.push({
    venueId,
    id: randomUUID(),
    reservationId: id,
    itemId: stayItem,
    poolId: demoPool.id,
    day: visit.day,
    fromBucket,
    toBucket,
    units: 1,
    state: visit.state === 'cancelled' ? 'released' : 'confirmed',
  });
}

function addPayment(
  rows: VisitRows,
  { reservationId, amount, at }: { reservationId: string; amount: number; at: Date },
) {
  const paymentId = randomUUID();
  const providerId = `tr_${randomBytes(8).toString('hex')}`;
  const state = 'paid';
  rows.payment.push({
    venueId,
    id: paymentId,
    reservationId,
    providerId,
    method: 'ideal',
    state,
    amount,
    createdAt: at,
    updatedAt: at,
  });
  const entry = { venueId, id: randomUUID(), reservationId, paymentId, kind: 'paid' as const };
  rows.ledgerEntry.push({ ...entry, providerRef: providerId, amount, at });
}
