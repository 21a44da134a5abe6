import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';
import type { NewRedemption } from './redemption.types.ts';
import type { ReservationOf } from './redemptions.repo.ts';

/** 'visitor', 'provider', or a staff user's id. 'system' is the database's at a reservation's end. */
export type Actor = string;

/** In ascending order, so no deadlock. */
export async function lockGiftCards(tx: Tx, venueId: string, ids: readonly string[]): Promise<void> {
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

export async function debitGiftCard(tx: Tx, key: { venueId: string; id: string }, cents: number): Promise<boolean> {
  const result = await tx
    .updateTable('giftCard')
    .set({ balance: sql<number>`balance - ${cents}` })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id)
    .where('balance', '>=', cents)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function countPromoCodeUse(tx: Tx, key: { venueId: string; id: string }): Promise<boolean> {
  const result = await tx
    .updateTable('promoCode')
    .set({ used: sql<number>`used + 1` })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id)
    .where((is) => is.or([is('maxUses', 'is', null), is('used', '<', is.ref('maxUses'))]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Writes the redemption, its ledger entry and the gift card's entry. Returns its id. */
export async function insertRedemption(
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
  const { kind, amount, debited, giftCardId } = columns;
  const shared = { venueId, id: newRowId, reservationId, actor };
  await tx
    .insertInto('ledgerEntry')
    .values({ ...shared, redemptionId: id, kind, providerRef: 'redeemed', amount })
    .execute();
  if (giftCardId === null) return id;
  await tx
    .insertInto('giftCardEntry')
    .values({ ...shared, giftCardId, kind: 'redeemed', amount: -debited })
    .execute();
  return id;
}

/** What pays more at the desk in place of it counts there by the difference. */
export async function countAtDesk(tx: Tx, { venueId, id }: { venueId: string; id: string }): Promise<void> {
  await tx
    .updateTable('redemption')
    .set({ atDesk: true })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
}

const newRowId = sql<string>`gen_random_uuid()::text`;

interface Release {
  id: string;
  reappliedCents?: number;
}

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
