import { sessionHoursAfterConfirmation } from '#domain/booking/holdTimes.ts';
import { selfServiceOf } from '#domain/booking/selfService.ts';
import type { SelfService } from '#domain/booking/selfService.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import { sql } from 'kysely';
import type { CheckoutType, PaymentMoment } from '#server/db/catalogTables.ts';
import type { VenueBranding, VenueSettings } from '#server/db/jsonColumns.ts';
import type { ReservationState } from '#server/db/bookingTables.ts';
import type { RedemptionKind } from '#server/db/creditsTables.ts';
import type { Db } from '#server/db/schema.ts';
import { blocksOn } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import type { Translated } from '#domain/values/translated.ts';

export interface BookingItem {
  id: string;
  /** The arrangement it belongs to, or the entry of a stay. */
  parentId: string | null;
  unitId: string | null;
  objectType: 'product' | 'collection';
  person: number;
  name: Translated<RichText>;
  price: number;
  paymentMoment: PaymentMoment;
  checkinType: boolean;
  type: number;
  startMinute: number | null;
  endMinute: number | null;
}

/** Amounts in cents. `number` null: not confirmed; `redeemed`: oldest first; `changedAt`: of the last event. */
export interface Letter {
  venueId: string;
  venueName: string;
  hosts: string[];
  testOf: string | null;
  timeZone: string;
  branding: VenueBranding;
  swimwear: VenueSettings['swimwear'];
  selfService: SelfService;
  reservationId: string;
  state: ReservationState;
  number: string | null;
  sequence: number;
  language: string;
  flowName: Translated;
  flowType: number;
  checkoutType: CheckoutType;
  personCount: number;
  day: string;
  startMinute: number | null;
  endMinute: number | null;
  comment: string;
  totalPaid: number;
  redeemed: { kind: RedemptionKind; amount: number }[];
  confirmedAt: Date | null;
  changedAt: Date;
  customer: { firstName: string; email: string } | null;
  items: BookingItem[];
}

export interface Booking extends Letter {
  number: string;
  confirmedAt: Date;
  /** Of its day. */
  opening: readonly OpeningBlock[];
}

export interface BookingKey {
  venueId: string;
  reservationId: string;
}

/** `null`: unknown, or never confirmed. */
export async function readBooking(db: Db, key: BookingKey): Promise<Booking | null> {
  const letter = await readLetter(db, key);
  if (!letter?.number || !letter.confirmedAt) return null;
  const opening = await blocksOn(db, key.venueId, letter.day);
  return { ...letter, number: letter.number, confirmedAt: letter.confirmedAt, opening };
}

const lastEvent = sql<Date>`coalesce((select max(e.at) from reservation_event e where e.venue_id = reservation.venue_id
  and e.reservation_id = reservation.id), reservation.confirmed_at, reservation.created_at)`;

const redeemed = sql<
  Letter['redeemed']
>`(select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'amount', r.amount)
    order by r.created_at, r.id), '[]')
  from redemption r
  where r.venue_id = reservation.venue_id and r.reservation_id = reservation.id and r.state <> 'released')`;

const items = sql<BookingItem[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'parentId', i.parent_id,
    'unitId', i.unit_id, 'objectType', i.object_type, 'person', i.person, 'name', i.name, 'price', i.price,
    'paymentMoment', i.payment_moment, 'checkinType', i.checkin_type, 'type', i.type, 'startMinute', i.start_minute,
    'endMinute', i.end_minute) order by i.person, i.start_minute, i.created_at, i.position, i.id), '[]')
  from reservation_item i
  where i.venue_id = reservation.venue_id and i.reservation_id = reservation.id and i.removed_at is null)`;

export async function readLetter(db: Db, { venueId, reservationId }: BookingKey): Promise<Letter | null> {
  const row = await db
    .selectFrom('reservation')
    .innerJoin('venue', 'venue.venueId', 'reservation.venueId')
    .innerJoin('flow', (join) =>
      join.onRef('flow.venueId', '=', 'reservation.venueId').onRef('flow.id', '=', 'reservation.flowId'),
    )
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.venueId', '=', 'reservation.venueId')
        .onRef('customer.id', '=', 'reservation.customerId')
        .on('customer.erasedAt', 'is', null),
    )
    .select([
      'venue.name as venueName',
      'venue.hosts',
      'venue.testOf',
      'timeZone',
      'branding',
      'settings',
      'flow.name as flowName',
      'flow.type as flowType',
    ])
    .select(({ fn }) => fn.coalesce('reservation.checkoutTerms', 'flow.checkoutType').as('checkoutType'))
    .select(['reservation.state', 'reservation.number', 'sequence', 'reservation.language'])
    .select(['personCount', 'day', 'startMinute', 'endMinute', 'comment', 'totalPaid', 'confirmedAt'])
    .select(['customer.firstName', 'customer.email', 'customer.emailConfirmedAt', lastEvent.as('changedAt')])
    .select([redeemed.as('redeemed'), items.as('items')])
    .where('reservation.venueId', '=', venueId)
    .where('reservation.id', '=', reservationId)
    .executeTakeFirst();
  if (!row) return null;
  const { firstName, email, emailConfirmedAt, settings, ...letter } = row;
  return {
    ...letter,
    // Somebody else may have given this address: no text of theirs goes there.
    comment: emailConfirmedAt === null ? '' : letter.comment,
    venueId,
    reservationId,
    swimwear: settings.swimwear,
    selfService: selfServiceOf(settings.selfService),
    customer: firstName !== null && email !== null ? { firstName, email } : null,
  };
}

export type BookingOwner = { sessionHash: Uint8Array | null; customerId: string | null };

const sessionMayOpen = sql<boolean>`(confirmed_at is null or confirmed_at >
  kuur_now() - make_interval(hours => ${sessionHoursAfterConfirmation}))`;

/** A session owns what it booked until a day after the confirmation. */
export async function ownsReservation(db: Db, key: BookingKey & BookingOwner): Promise<boolean> {
  const { sessionHash, customerId } = key;
  const row = await db
    .selectFrom('reservation')
    .select('id')
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.reservationId)
    .where((is) =>
      is.or([
        ...(sessionHash ? [is.and([is('sessionHash', '=', Buffer.from(sessionHash)), sessionMayOpen])] : []),
        ...(customerId ? [is('customerId', '=', customerId)] : []),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
