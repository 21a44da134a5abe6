import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';
import type { NewRedemption } from './redemption.types.ts';
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
  const shared = { venueId, id: newRowId, reservationId, actor };
  await tx
    .insertInto('ledgerEntry')
    .values({ ...shared, redemptionId: id, kind, providerRef: 'redeemed', amount })
    .execute();
  if (giftCardId === null) return id;
  await tx
    .insertInto('giftCardEntry')
    .values({ ...shared, giftCardId, kind: 'redeemed', amount: -taken })
    .execute();
  return id;
}

const newRowId = sql<string>`gen_random_uuid()::text`;

/** A redemption to release; `reappliedCents` of it are redeemed again at once by the caller. */
interface Release {
  id: string;
  reappliedCents?: number;
}

/** Releases redemptions: what they took is back on cards and promo codes, as at a reservation's end. */
export async function releaseRedemptions(
  tx: Tx,
  venueId: string,
  releases: readonly Release[],
  actor: Actor,
): Promise<void> {
  if (releases.length === 0) return;
  const ids = releases.map(({ id }) => id);
  const reapplied = releases.map(({ reappliedCents = 0 }) => reappliedCents);
  await sql`select redemption_release(${venueId}, ${ids}::text[], ${reapplied}::int[], ${actor})`.execute(tx);
}
