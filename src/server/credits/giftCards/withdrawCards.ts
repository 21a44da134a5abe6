import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';

interface Order {
  venueId: string;
  id: string;
}

interface Blocking {
  newId(): string;
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
  await block(tx, order, cards, by);
  return true;
}

/**
 * Blocks the cards and vouchers that were bought with a reservation, whatever was used of them: what a card paid may come
 * back on it.
 */
export async function blockCards(tx: Tx, order: Order, by: Blocking): Promise<void> {
  await block(tx, order, await lockBought(tx, order), by);
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

async function block(
  tx: Tx,
  { venueId, id: reservationId }: Order,
  cards: readonly { id: string; blocked: boolean }[],
  { newId, actor, reason = '' }: Blocking,
): Promise<void> {
  const valid = cards.filter(({ blocked }) => !blocked).map(({ id }) => id);
  if (valid.length === 0) return;
  await tx
    .updateTable('giftCard')
    .set({ blocked: true })
    .where('venueId', '=', venueId)
    .where('id', 'in', valid)
    .execute();
  const entry = { venueId, kind: 'blocked' as const, amount: 0, reservationId, actor, reason };
  await tx
    .insertInto('giftCardEntry')
    .values(valid.map((giftCardId) => ({ ...entry, id: newId(), giftCardId })))
    .execute();
}
