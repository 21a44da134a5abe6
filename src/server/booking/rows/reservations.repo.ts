import type { CardMessage } from '#contract/names.ts';
import { sql } from 'kysely';
import { sessionHoursAfterConfirmation } from '#domain/booking/holdTimes.ts';
import type { GroupDeposit } from '#domain/booking/groupDeposit.ts';
import type { Db, ItemRow, ReservationKey, ReservationRow } from './reservation.types.ts';

const sessionMayOpen = sql<boolean>`(reservation.confirmed_at is null or reservation.confirmed_at >
  kuur_now() - make_interval(hours => ${sessionHoursAfterConfirmation}))`;

const groupDeposit = sql<GroupDeposit | null>`(select nullif(v.settings -> 'groupDeposit', 'null') from venue v
  where v.venue_id = reservation.venue_id)`;

export const withFlow = (db: Db) =>
  db
    .selectFrom('reservation')
    .innerJoin('flow', (join) =>
      join.onRef('flow.venueId', '=', 'reservation.venueId').onRef('flow.id', '=', 'reservation.flowId'),
    )
    .selectAll('reservation')
    .select(['flow.slug', 'flow.type as flowType'])
    .select(({ fn }) => fn.coalesce('reservation.checkoutTerms', 'flow.checkoutType').as('checkoutType'))
    .select(sql<boolean>`(reservation.state = 'hold' and reservation.expires_at > kuur_now())`.as('live'))
    .select(groupDeposit.as('groupDeposit'))
    .select(sql<boolean>`reservation.max_expires_at > kuur_now()`.as('renewable'))
    .select(sessionMayOpen.as('sessionMayOpen'));

/** Also of a flow that is removed, and by an address that it had before. */
const atAddress = ({ venueId, slug }: ReservationKey) =>
  sql<boolean>`(flow.slug = ${slug} or flow.id = (select flow_at(${venueId}, ${slug})))`;

/** A hold before anything else, then the newest. With `lock` until the transaction ends. */
export async function newestOf(db: Db, key: ReservationKey, lock = false): Promise<ReservationRow | null> {
  if (!key.sessionHash) return null;
  const query = newestAt(db, { ...key, sessionHash: key.sessionHash });
  const row = await (lock ? query.forUpdate('reservation') : query).executeTakeFirst();
  return (row as ReservationRow | undefined) ?? null;
}

const newestAt = (db: Db, key: ReservationKey & { sessionHash: Uint8Array }) =>
  withFlow(db)
    .where('reservation.venueId', '=', key.venueId)
    .where('reservation.sessionHash', '=', Buffer.from(key.sessionHash))
    .where(atAddress(key))
    .orderBy(sql`reservation.state = 'hold'`, 'desc')
    .orderBy('reservation.createdAt', 'desc')
    .limit(1);

/** Of what `newestOf` finds, for those who need not wait for it. */
export const itemsOfNewest = (db: Db, key: ReservationKey & { sessionHash: Uint8Array }): Promise<ItemRow[]> =>
  itemRows(db, key.venueId)
    .where('reservationItem.reservationId', '=', (eb) =>
      eb.selectFrom(newestAt(db, key).as('newest')).select('newest.id'),
    )
    .execute();

/** An open hold before anything else, then the newest, whatever the flow. */
export async function newestOfSession(
  db: Db,
  { venueId, sessionHash }: { venueId: string; sessionHash: Uint8Array },
): Promise<ReservationRow | null> {
  const row = await withFlow(db)
    .where('reservation.venueId', '=', venueId)
    .where('reservation.sessionHash', '=', Buffer.from(sessionHash))
    .orderBy('live', 'desc')
    .orderBy('reservation.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row as ReservationRow | undefined) ?? null;
}

/** In ascending order, locked until the transaction ends. */
export async function lockHoldsOf(
  db: Db,
  { venueId, sessionHash, customerId }: { venueId: string; sessionHash: Uint8Array; customerId: string },
): Promise<ReservationRow[]> {
  const rows = await withFlow(db)
    .where('reservation.venueId', '=', venueId)
    .where('reservation.sessionHash', '=', Buffer.from(sessionHash))
    .where('reservation.customerId', '=', customerId)
    .where('reservation.state', '=', 'hold')
    .orderBy('reservation.id')
    .forUpdate('reservation')
    .execute();
  return rows as ReservationRow[];
}

/** With `sessionHash` only that session's; a null hash owns none. */
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

/** A voucher that was ordered has an address only. */
const cardMessageSql = sql<CardMessage | null>`case when card_order.item_id is not null then jsonb_build_object(
  'from', card_order.sender, 'to', card_order.recipient, 'message', card_order.message,
  'recipientEmail', card_order.recipient_email) end`;

export const itemsOf = (db: Db, venueId: string, reservationId: string): Promise<ItemRow[]> =>
  itemsOfAll(db, venueId, [reservationId]);

export async function itemsOfAll(db: Db, venueId: string, reservationIds: string[]): Promise<ItemRow[]> {
  if (reservationIds.length === 0) return [];
  return itemRows(db, venueId).where('reservationItem.reservationId', 'in', reservationIds).execute();
}

const itemRows = (db: Db, venueId: string) =>
  db
    .selectFrom('reservationItem')
    .innerJoin('product', (join) =>
      join
        .onRef('product.venueId', '=', 'reservationItem.venueId')
        .onRef('product.id', '=', 'reservationItem.productId'),
    )
    .leftJoin('cardOrder', (join) =>
      join
        .onRef('cardOrder.venueId', '=', 'reservationItem.venueId')
        .onRef('cardOrder.itemId', '=', 'reservationItem.id')
        .on('cardOrder.sender', '<>', ''),
    )
    .selectAll('reservationItem')
    .select(['product.xplanId', cardMessageSql.as('cardMessage')])
    .where('reservationItem.venueId', '=', venueId)
    .where('reservationItem.removedAt', 'is', null)
    .orderBy('reservationItem.person')
    .orderBy('reservationItem.createdAt')
    .orderBy(sql`reservation_item.parent_id is not null`)
    .orderBy('reservationItem.position')
    .orderBy('reservationItem.id');
