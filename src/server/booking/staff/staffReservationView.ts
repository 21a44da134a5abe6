import type { StaffReservation } from '#contract/names.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { staffActions } from '#domain/booking/staffActions.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import { problem } from '#server/http/problem.ts';
import { guestArrivals } from '../rows/guestArrivals.repo.ts';
import { itemsOf, reservationById } from '../rows/reservations.repo.ts';
import { movedItemsView } from '../rows/movedItemsView.ts';
import { personsView } from '../rows/reservationView.ts';
import { eventsOf, flowNameOf } from './staffReservation.repo.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';

/** Throws `reservation_not_found`. */
export async function staffReservation(
  deps: StaffReservationDeps,
  { venueId, language }: Omit<StaffActor, 'staffId'>,
  id: string,
): Promise<StaffReservation> {
  const { db } = deps;
  const row = await reservationById(db, venueId, id);
  if (!row) throw problem('reservation_not_found');
  const items = await itemsOf(db, venueId, id);
  const visit = visitSpan(row, items);
  const totalOpen = row.total - row.totalPaid;
  const of = { venueId, reservationId: id };
  const noted = row.customerId === null ? null : await deps.customerOf(db, { venueId, id: row.customerId });
  const customer = noted?.customer ?? null;
  return {
    id,
    number: row.number,
    slug: row.slug,
    flowId: row.flowId,
    flowName: translate(await flowNameOf(db, row), language).text,
    flowType: row.flowType as StaffReservation['flowType'],
    state: row.state,
    actions: staffActions({ ...row, totalOpen, hasCustomer: customer !== null }),
    customer,
    persons: personsView(row, items, language),
    moves: movedItemsView(row, items, language),
    guests: await guestArrivals(db, row),
    expectedTime: row.expectedMinute === null ? null : formatTime(row.expectedMinute),
    personCount: row.personCount,
    startDate: row.day,
    startTime: visit && formatTime(visit.from),
    endTime: visit && formatTime(visit.to),
    comment: row.comment,
    note: row.note,
    customerNote: noted?.note ?? '',
    total: row.total,
    totalPaid: row.totalPaid,
    totalOpen,
    expiresAt: row.state === 'hold' ? row.expiresAt.toISOString() : null,
    payments: await deps.paymentsOf(db, of),
    events: await eventsOf(db, of),
    sequence: row.sequence,
  };
}
