import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';

interface Order {
  venueId: string;
  id: string;
}

interface Blocking {
  /** Id of the member of staff, or who else it was. */
  actor: string;
  reason?: string;
}

/**
 * Blocks the cards and vouchers that were bought with a reservation, when nothing of them was used. False otherwise; the
 * caller then rolls back.
 */
export async function withdrawCards(tx: Tx, order: Order, by: Blocking): Promise<boolean> {
  const cards = await lockBought(tx, order);
  if (cards.some(({ amount, balance }) => balance < amount)) return false;
  await block(tx, order, by);
  return true;
}

/**
 * Blocks the cards and vouchers that were bought with a reservation, whatever was used of them: what a card paid may come
 * back on it.
 */
export async function blockCards(tx: Tx, order: Order, by: Blocking): Promise<void> {
  await lockBought(tx, order);
  await block(tx, order, by);
}

/** Whether a card or voucher that was bought with a reservation can pay something, now or once it comes back on it. */
export async function hasUsableCard(tx: Tx, order: Order): Promise<boolean> {
  return (await lockBought(tx, order)).some(({ blocked, isOver }) => !blocked && !isOver);
}

const lockBought = (tx: Tx, { venueId, id }: Order) =>
  tx
    .selectFrom('giftCard')
    .innerJoin('venue', 'venue.venueId', 'giftCard.venueId')
    .select(['id', 'amount', 'balance', 'blocked'])
    .select(sql<boolean>`coalesce(usable_to < (kuur_now() at time zone time_zone)::date, false)`.as('isOver'))
    .where('giftCard.venueId', '=', venueId)
    .where('reservationId', '=', id)
    .where('itemId', 'is not', null)
    .orderBy('id')
    .forUpdate('giftCard')
    .execute();

const block = (tx: Tx, { venueId, id }: Order, { actor, reason = '' }: Blocking) =>
  sql`select bought_cards_block(${venueId}, ${id}, ${actor}, ${reason})`.execute(tx);
