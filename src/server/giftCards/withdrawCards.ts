import type { Tx } from '#server/db/schema.ts';

/**
 * Blocks the cards and vouchers that were bought with a reservation, when nothing of them was used. False otherwise; the
 * caller then rolls back.
 */
export async function withdrawCards(
  tx: Tx,
  { venueId, id: reservationId }: { venueId: string; id: string },
  { newId, actor }: { newId(): string; actor: string },
): Promise<boolean> {
  const cards = await tx
    .selectFrom('giftCard')
    .select(['id', 'amount', 'balance', 'blocked'])
    .where('venueId', '=', venueId)
    .where('reservationId', '=', reservationId)
    .where('itemId', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (cards.some(({ amount, balance }) => balance < amount)) return false;
  const valid = cards.filter(({ blocked }) => !blocked).map(({ id }) => id);
  if (valid.length === 0) return true;
  await tx
    .updateTable('giftCard')
    .set({ blocked: true })
    .where('venueId', '=', venueId)
    .where('id', 'in', valid)
    .execute();
  const entry = { venueId, kind: 'blocked' as const, amount: 0, reservationId, actor };
  await tx
    .insertInto('giftCardEntry')
    .values(valid.map((giftCardId) => ({ ...entry, id: newId(), giftCardId })))
    .execute();
  return true;
}
