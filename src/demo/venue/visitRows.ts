import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { subHours } from 'date-fns/subHours';
import type { Insertable } from 'kysely';
import { reservationNumberFrom } from '#domain/values/crockford.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Database } from '#server/db/schema.ts';
import { demoVenueId } from './demoVenue.ts';
import type { DemoVisit } from './demoVisit.ts';
import { addItems } from './visitItems.ts';

export type VisitRows = {
  reservation: Insertable<Database['reservation']>[];
  reservationEvent: Insertable<Database['reservationEvent']>[];
  reservationItem: Insertable<Database['reservationItem']>[];
  poolClaim: Insertable<Database['poolClaim']>[];
  resourceClaim: Insertable<Database['resourceClaim']>[];
  payment: Insertable<Database['payment']>[];
  ledgerEntry: Insertable<Database['ledgerEntry']>[];
};

type Seeding = { now: Date; priceOn: (productId: string, day: LocalDate) => number };

const venueId = demoVenueId;

export function visitRows(visits: DemoVisit[], seeding: Seeding): VisitRows {
  const rows: VisitRows = {
    reservation: [],
    reservationEvent: [],
    reservationItem: [],
    poolClaim: [],
    resourceClaim: [],
    payment: [],
    ledgerEntry: [],
  };
  for (const visit of visits) addVisit(rows, visit, seeding);
  return rows;
}

function addVisit(rows: VisitRows, visit: DemoVisit, { now, priceOn }: Seeding): void {
  const id = randomUUID();
  const priceOf = (productId: string): number => priceOn(productId, visit.day);
  const total = addItems({ tables: rows, reservationId: id, visit, priceOf });
  const bookedAt = subHours(now, visit.bookedDaysAgo * 24);
  const after = (minutes: number): Date => addMinutes(bookedAt, minutes);
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
    startMinute: visit.stay?.from ?? null,
    endMinute: visit.stay?.to ?? null,
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
  rows.reservationEvent.push({
    venueId,
    id: randomUUID(),
    reservationId: id,
    kind: 'imported',
    actor: 'system',
    at: after(5),
  });
  if (visit.paid) addPayment(rows, { reservationId: id, amount: total, at: after(5) });
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
