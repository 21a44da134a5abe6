import { sql } from 'kysely';
import type { Insertable, UpdateObject } from 'kysely';
import { unfinishedStates } from '#server/db/paymentsTables.ts';
import type { Database } from '#server/db/schema.ts';
import type { Db, ItemRow, ReservationKey, ReservationRow, Tx } from './reservation.types.ts';

/** New values of columns, as values or as SQL. */
type ReservationChange = UpdateObject<Database, 'reservation'>;

/** Reservations with what their flow says about them; the caller says which. */
export const withFlow = (db: Db) =>
  db
    .selectFrom('reservation')
    .innerJoin('flow', (join) =>
      join.onRef('flow.venueId', '=', 'reservation.venueId').onRef('flow.id', '=', 'reservation.flowId'),
    )
    .selectAll('reservation')
    .select(['flow.slug', 'flow.type as flowType', 'flow.checkoutType'])
    .select(sql<boolean>`(reservation.state = 'hold' and reservation.expires_at > kuur_now())`.as('live'))
    .select(sql<boolean>`reservation.max_expires_at > kuur_now()`.as('renewable'));

/**
 * The newest reservation of a session on a flow, a hold before anything else; `null` when there is none.
 * With `lock` the row is locked until the transaction ends.
 */
export async function newestOf(db: Db, key: ReservationKey, lock = false): Promise<ReservationRow | null> {
  if (!key.sessionHash) return null;
  const query = withFlow(db)
    .where('reservation.venueId', '=', key.venueId)
    .where('reservation.sessionHash', '=', Buffer.from(key.sessionHash))
    .where('flow.slug', '=', key.slug)
    .orderBy(sql`reservation.state = 'hold'`, 'desc')
    .orderBy('reservation.createdAt', 'desc')
    .limit(1);
  const row = await (lock ? query.forUpdate('reservation') : query).executeTakeFirst();
  return (row as ReservationRow | undefined) ?? null;
}

/** One reservation by id; with `sessionHash` only when that session owns it. `null` when there is none. */
export async function reservationById(
  db: Db,
  venueId: string,
  id: string,
  options: { sessionHash?: Uint8Array | null; lock?: boolean } = {},
): Promise<ReservationRow | null> {
  if (options.sessionHash === null) return null;
  let query = withFlow(db).where('reservation.venueId', '=', venueId).where('reservation.id', '=', id);
  if (options.sessionHash) query = query.where('reservation.sessionHash', '=', Buffer.from(options.sessionHash));
  const row = await (options.lock ? query.forUpdate('reservation') : query).executeTakeFirst();
  return (row as ReservationRow | undefined) ?? null;
}

/** Whether this venue ever gave out this session: a session of somebody's own making opens nothing. */
export async function sessionIsKnown(db: Db, venueId: string, sessionHash: Uint8Array): Promise<boolean> {
  const row = await db
    .selectFrom('reservation')
    .select('id')
    .where('venueId', '=', venueId)
    .where('sessionHash', '=', Buffer.from(sessionHash))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the visit's end, without one the end of its last item, has passed at the venue; false without times. */
export async function visitIsOver(db: Db, { venueId, id }: { venueId: string; id: string }): Promise<boolean> {
  const { rows } = await sql<{ over: boolean | null }>`
    select (r.day + make_interval(mins => coalesce(r.end_minute, (select max(i.end_minute) from reservation_item i
      where i.venue_id = r.venue_id and i.reservation_id = r.id and i.removed_at is null))))
      at time zone v.time_zone <= kuur_now() as over
    from reservation r join venue v on v.venue_id = r.venue_id
    where r.venue_id = ${venueId} and r.id = ${id}`.execute(db);
  return rows[0]?.over ?? false;
}

/** Whether money may still come for this reservation. Asked under its lock, it stays true or false until the lock ends. */
export async function hasUnfinishedPayment(db: Db, venueId: string, reservationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where('venueId', '=', venueId)
    .where('reservationId', '=', reservationId)
    .where('state', 'in', [...unfinishedStates])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The items that are still in the reservation, in the order in which they were added. */
export const itemsOf = (db: Db, venueId: string, reservationId: string): Promise<ItemRow[]> =>
  itemsOfAll(db, venueId, [reservationId]);

/** The same of several reservations at once. */
export async function itemsOfAll(db: Db, venueId: string, reservationIds: string[]): Promise<ItemRow[]> {
  if (reservationIds.length === 0) return [];
  return db
    .selectFrom('reservationItem')
    .innerJoin('product', (join) =>
      join
        .onRef('product.venueId', '=', 'reservationItem.venueId')
        .onRef('product.id', '=', 'reservationItem.productId'),
    )
    .selectAll('reservationItem')
    .select('product.xplanId')
    .where('reservationItem.venueId', '=', venueId)
    .where('reservationItem.reservationId', 'in', reservationIds)
    .where('reservationItem.removedAt', 'is', null)
    .orderBy('reservationItem.person')
    .orderBy('reservationItem.createdAt')
    .orderBy(sql`reservation_item.parent_id is not null`)
    .orderBy('reservationItem.position')
    .orderBy('reservationItem.id')
    .execute();
}

/** Writes a new hold that lives `minutes`, and `maxMinutes` at most. */
export async function insertHold(
  tx: Tx,
  row: Omit<Insertable<Database['reservation']>, 'expiresAt' | 'maxExpiresAt'>,
  life: { minutes: number; maxMinutes: number },
): Promise<void> {
  await tx
    .insertInto('reservation')
    .values({
      ...row,
      expiresAt: sql<Date>`kuur_now() + make_interval(mins => ${life.minutes})`,
      maxExpiresAt: sql<Date>`kuur_now() + make_interval(mins => ${life.maxMinutes})`,
    })
    .execute();
}

const renewed = (minutes: number) =>
  sql<Date>`greatest(expires_at, least(kuur_now() + make_interval(mins => ${minutes}), max_expires_at))`;

/** Gives a live hold its full life again, never past its absolute end. */
export async function renewHold(tx: Tx, venueId: string, id: string, minutes: number): Promise<void> {
  await updateReservation(tx, venueId, id, { expiresAt: renewed(minutes) });
}

/** Changes columns of a live hold and gives it its full life again; answers when that ends. */
export async function changeAndRenew(
  tx: Tx,
  { venueId, id }: { venueId: string; id: string },
  change: ReservationChange,
  minutes: number,
): Promise<Date> {
  const { expiresAt } = await tx
    .updateTable('reservation')
    .set({ ...change, expiresAt: renewed(minutes) })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
  return expiresAt;
}

/** Changes columns of one reservation. */
export async function updateReservation(tx: Db, venueId: string, id: string, change: ReservationChange): Promise<void> {
  await tx.updateTable('reservation').set(change).where('venueId', '=', venueId).where('id', '=', id).execute();
}

/** Moves a reservation to another state if it still is in one of `from`; false when somebody else was first. */
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

/** What a card that is ordered says, beside what its item says. */
export type CardWords = Omit<Insertable<Database['cardOrder']>, 'venueId'>;

export async function insertCardOrders(tx: Tx, venueId: string, orders: CardWords[]): Promise<void> {
  const rows = orders.map((order) => ({ ...order, venueId }));
  if (rows.length > 0) await tx.insertInto('cardOrder').values(rows).execute();
}

/** Takes items out of a reservation; their rows stay as history. */
export async function markRemoved(tx: Tx, venueId: string, itemIds: string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx
    .updateTable('reservationItem')
    .set({ removedAt: sql<Date>`kuur_now()` })
    .where('venueId', '=', venueId)
    .where('id', 'in', itemIds)
    .execute();
}

/** Appends to the history of a reservation. `data` carries ids and codes, never names or addresses. */
export async function recordEvent(
  tx: Tx,
  event: { venueId: string; id: string; reservationId: string; kind: string; actor: string; data?: object },
): Promise<void> {
  await tx
    .insertInto('reservationEvent')
    .values({ ...event, data: JSON.stringify(event.data ?? {}) })
    .execute();
}
