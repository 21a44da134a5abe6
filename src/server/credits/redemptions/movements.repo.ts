import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';
import type { LiveRedemption, NewRedemption } from './redemption.types.ts';
import type { ReservationOf } from './redemptions.repo.ts';

/** Whose deed moves it: 'visitor', 'provider', or the id of a member of staff. 'system' is a reservation's end alone. */
export type Actor = string;

/** Locks these cards, in the order in which everybody locks them. */
export async function lockCards(tx: Tx, venueId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('giftCard')
    .select('id')
    .where('venueId', '=', venueId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Takes cents from a card. False when it does not hold that much. */
export async function takeFromCard(tx: Tx, key: { venueId: string; id: string }, cents: number): Promise<boolean> {
  const result = await tx
    .updateTable('giftCard')
    .set({ balance: sql<number>`balance - ${cents}` })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id)
    .where('balance', '>=', cents)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Counts one use of a promo code. False when it has been used as often as it may. */
export async function takePromoUse(tx: Tx, key: { venueId: string; id: string }): Promise<boolean> {
  const result = await tx
    .updateTable('promoCode')
    .set({ used: sql<number>`used + 1` })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id)
    .where((is) => is.or([is('maxUses', 'is', null), is('used', '<', is.ref('maxUses'))]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Writes what was taken into the books: the redemption, the ledger and the card's own history. Returns its id. */
export async function writeRedemption(
  tx: Tx,
  { venueId, id: reservationId }: ReservationOf,
  redemption: NewRedemption,
  actor: Actor,
): Promise<string> {
  const { inPlaceOf, ...columns } = redemption;
  const older = tx.selectFrom('redemption').select('createdAt').where('venueId', '=', venueId);
  const { id } = await tx
    .insertInto('redemption')
    .values({
      ...columns,
      venueId,
      id: newRowId,
      reservationId,
      ...(inPlaceOf === undefined ? {} : { createdAt: older.where('id', '=', inPlaceOf) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { kind, amount, taken, giftCardId } = columns;
  await tx
    .insertInto('ledgerEntry')
    .values({ venueId, id: newRowId, reservationId, redemptionId: id, kind, providerRef: 'redeemed', amount, actor })
    .execute();
  if (giftCardId !== null)
    await tellCard(tx, { venueId, giftCardId, reservationId, kind: 'redeemed', amount: -taken, actor });
  return id;
}

const newRowId = sql<string>`gen_random_uuid()::text`;

interface CardEntry {
  venueId: string;
  giftCardId: string;
  reservationId: string;
  kind: 'redeemed' | 'returned';
  amount: number;
  actor: Actor;
}

const tellCard = (tx: Tx, entry: CardEntry) =>
  tx
    .insertInto('giftCardEntry')
    .values({ ...entry, id: newRowId })
    .execute();

/**
 * After a card got these cents back of a redemption: it lasts until they can be spent, and staff hear of it when it is
 * blocked and they are of a booking. The database does the same at a reservation's end.
 */
export async function tellGotBack(
  tx: Tx,
  { venueId, id: reservationId }: ReservationOf,
  { id, giftCardId }: Pick<LiveRedemption, 'id' | 'giftCardId'>,
  cents: number,
): Promise<void> {
  if (giftCardId === null || cents <= 0) return;
  await sql`select gift_card_got_back(${venueId}, ${giftCardId}, ${reservationId}, ${id}, ${cents})`.execute(tx);
}

/** Gives all of it back to where it came from. */
export async function releaseRedemption(
  tx: Tx,
  { venueId, id: reservationId }: ReservationOf,
  redemption: LiveRedemption,
  actor: Actor,
): Promise<void> {
  const { id, kind, amount, taken, giftCardId, promoCodeId } = redemption;
  await tx
    .updateTable('redemption')
    .set({ state: 'released' })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('ledgerEntry')
    .values({
      venueId,
      id: newRowId,
      reservationId,
      redemptionId: id,
      kind,
      providerRef: 'returned',
      amount: -amount,
      actor,
    })
    .execute();
  if (giftCardId !== null) {
    await tx
      .updateTable('giftCard')
      .set({ balance: sql<number>`balance + ${taken}` })
      .where('venueId', '=', venueId)
      .where('id', '=', giftCardId)
      .execute();
    await tellCard(tx, { venueId, giftCardId, reservationId, kind: 'returned', amount: taken, actor });
  }
  if (promoCodeId !== null) {
    await tx
      .updateTable('promoCode')
      .set({ used: sql<number>`used - 1` })
      .where('venueId', '=', venueId)
      .where('id', '=', promoCodeId)
      .execute();
  }
}
