import { sql } from 'kysely';
import type { ReservationEventKind } from '#contract/names.ts';
import { usualHold } from '#domain/booking/holdTimes.ts';
import type { Insertable, UpdateObject } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Db, ReservationRow, Tx } from './reservation.types.ts';

type ReservationChange = UpdateObject<Database, 'reservation'>;

/** With its event, where one is told. */
export async function insertHold(
  tx: Tx,
  row: Omit<Insertable<Database['reservation']>, 'expiresAt' | 'maxExpiresAt'>,
  life: { minutes: number; maxMinutes: number },
  event?: NewEvent,
): Promise<void> {
  await withEvent(tx, event)
    .insertInto('reservation')
    .values({
      ...row,
      expiresAt: sql<Date>`kuur_now() + make_interval(mins => ${life.minutes})`,
      maxExpiresAt: sql<Date>`kuur_now() + make_interval(secs => ${life.maxMinutes * 60})`,
    })
    .execute();
}

/** As the venue's setting says, or `usualHold`. */
const venueMinutes = (
  venueId: string,
) => sql`(select coalesce((v.settings -> 'holds' ->> 'minutes')::integer, ${usualHold.minutes})
  from venue v where v.venue_id = ${venueId})`;

const renewed = (venueId: string, minutes?: number) =>
  sql<Date>`greatest(expires_at, least(kuur_now() + make_interval(mins => ${minutes ?? venueMinutes(venueId)}), max_expires_at))`;

/** Renewed without `minutes` by the time that the venue sets. */
export async function changeAndRenew(
  tx: Tx,
  { venueId, id }: { venueId: string; id: string },
  change: ReservationChange,
  { minutes, event }: { minutes?: number; event?: NewEvent } = {},
): Promise<Date> {
  const { expiresAt } = await withEvent(tx, event)
    .updateTable('reservation')
    .set({ ...change, expiresAt: renewed(venueId, minutes) })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
  return expiresAt;
}

export async function updateReservation(tx: Db, venueId: string, id: string, change: ReservationChange): Promise<void> {
  await tx.updateTable('reservation').set(change).where('venueId', '=', venueId).where('id', '=', id).execute();
}

/** All reservations of a session, whatever their flow and state. */
export async function moveSession(
  tx: Tx,
  venueId: string,
  { from, to }: { from: Uint8Array; to: Uint8Array },
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ sessionHash: Buffer.from(to) })
    .where('venueId', '=', venueId)
    .where('sessionHash', '=', Buffer.from(from))
    .execute();
}

/** False when the reservation is in none of the `from` states any more. */
export async function moveReservation(
  tx: Tx,
  key: { venueId: string; id: string; from: ReservationRow['state'][]; to: ReservationRow['state'] },
  change: ReservationChange = {},
): Promise<boolean> {
  const result = await tx
    .updateTable('reservation')
    .set({ ...change, state: key.to })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id)
    .where('state', 'in', key.from)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function insertItems(tx: Tx, rows: Insertable<Database['reservationItem']>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('reservationItem').values(rows).execute();
}

export type CardWords = Omit<Insertable<Database['cardOrder']>, 'venueId'>;

export async function insertCardOrders(tx: Tx, venueId: string, orders: CardWords[]): Promise<void> {
  const rows = orders.map((order) => ({ ...order, venueId }));
  if (rows.length > 0) await tx.insertInto('cardOrder').values(rows).execute();
}

export async function updateCardOrder(
  tx: Tx,
  { venueId, itemId }: { venueId: string; itemId: string },
  words: Omit<CardWords, 'itemId'>,
): Promise<void> {
  await tx.updateTable('cardOrder').set(words).where('venueId', '=', venueId).where('itemId', '=', itemId).execute();
}

export async function markRemoved(tx: Tx, venueId: string, itemIds: string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx
    .updateTable('reservationItem')
    .set({ removedAt: sql<Date>`kuur_now()` })
    .where('venueId', '=', venueId)
    .where('id', 'in', itemIds)
    .execute();
}

export async function updateItems(
  tx: Tx,
  { venueId, itemIds }: { venueId: string; itemIds: readonly string[] },
  change: UpdateObject<Database, 'reservationItem'>,
): Promise<void> {
  const query = tx.updateTable('reservationItem').set(change).where('venueId', '=', venueId);
  await query.where('id', 'in', itemIds).execute();
}

/** In the data of an event that staff said before the server heard it. */
export const saidBefore = (secondsAgo: number): { secondsAgo?: number } => (secondsAgo === 0 ? {} : { secondsAgo });

/** `data` has ids and codes, never names or addresses. */
export const recordEvent = (tx: Tx, event: NewEvent): Promise<void> => recordEvents(tx, [event]);

export interface NewEvent {
  venueId: string;
  id: string;
  reservationId: string;
  kind: ReservationEventKind;
  actor: string;
  data?: object;
}

/** The reservations are locked. */
export async function recordEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await insertEvents(tx, events).execute();
}

const insertEvents = (db: Pick<Tx, 'insertInto'>, events: readonly NewEvent[]) =>
  db
    .insertInto('reservationEvent')
    .values(events.map((event) => ({ ...event, data: JSON.stringify(event.data ?? {}) })));

/** What follows is one statement with the event. */
const withEvent = (tx: Tx, event: NewEvent | undefined): Pick<Tx, 'insertInto' | 'updateTable'> =>
  event ? (tx.with('recorded', (db) => insertEvents(db, [event])) as never) : tx;
