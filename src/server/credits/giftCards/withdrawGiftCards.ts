import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';

interface Order {
  venueId: string;
  id: string;
}

interface Blocking {
  actor: string;
  reason?: string;
}

/** False: something was used, or taken off by staff; the caller rolls back. */
export async function withdrawGiftCards(tx: Tx, order: Order, by: Blocking): Promise<boolean> {
  const cards = await lockBought(tx, order);
  if (cards.some(({ amount, balance, corrected }) => balance < amount + Math.max(corrected, 0))) return false;
  await block(tx, order, by);
  return true;
}

export async function blockGiftCards(tx: Tx, order: Order, by: Blocking): Promise<void> {
  await lockBought(tx, order);
  await block(tx, order, by);
}

export async function hasUsableGiftCard(tx: Tx, order: Order): Promise<boolean> {
  return (await lockBought(tx, order)).some(({ blocked, isOver }) => !blocked && !isOver);
}

const lockBought = (tx: Tx, { venueId, id }: Order) =>
  tx
    .selectFrom('giftCard')
    .innerJoin('venue', 'venue.venueId', 'giftCard.venueId')
    .select(['id', 'amount', 'balance', 'corrected', 'blocked'])
    .select(sql<boolean>`coalesce(usable_to < (kuur_now() at time zone time_zone)::date, false)`.as('isOver'))
    .where('giftCard.venueId', '=', venueId)
    .where('reservationId', '=', id)
    .where('itemId', 'is not', null)
    .orderBy('id')
    .forUpdate('giftCard')
    .execute();

const block = (tx: Tx, { venueId, id }: Order, { actor, reason = '' }: Blocking) =>
  sql`select bought_cards_block(${venueId}, ${id}, ${actor}, ${reason})`.execute(tx);
