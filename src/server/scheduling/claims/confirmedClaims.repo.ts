import type { Tx } from '#server/db/schema.ts';

/** Of a hold that becomes a booking. */
export async function confirmHeldClaims(
  tx: Tx,
  { venueId, reservationId }: { venueId: string; reservationId: string },
): Promise<void> {
  await tx
    .with('resources', (db) =>
      db
        .updateTable('resourceClaim')
        .set({ state: 'confirmed' })
        .where('venueId', '=', venueId)
        .where('reservationId', '=', reservationId)
        .where('state', '=', 'hold'),
    )
    .updateTable('poolClaim')
    .set({ state: 'confirmed' })
    .where('venueId', '=', venueId)
    .where('reservationId', '=', reservationId)
    .where('state', '=', 'hold')
    .execute();
}
