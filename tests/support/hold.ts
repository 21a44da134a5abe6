import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { proefbad } from '#tests/support/venue.ts';

/** A hold of one guest with one check-in item and no places yet; `minutes` until it expires, negative: already expired. */
export async function insertHold(
  db: Db,
  { venueId = proefbad.venueId, day, minutes = 20 }: { venueId?: string; day: string; minutes?: number },
): Promise<{ venueId: string; reservationId: string; itemId: string }> {
  const [reservationId, itemId] = [randomUUID(), randomUUID()];
  const expiry = sql<string>`kuur_now() + ${minutes}::int * interval '1 minute'`;
  await db
    .insertInto('reservation')
    .values({
      venueId,
      id: reservationId,
      flowId: proefbad.flows.location.id,
      sessionHash: randomBytes(32),
      personCount: 1,
      day,
      language: 'nl',
      expiresAt: expiry,
      maxExpiresAt: expiry,
    })
    .execute();
  await db
    .insertInto('reservationItem')
    .values({
      venueId,
      id: itemId,
      reservationId,
      person: 1,
      productId: proefbad.activity.id,
      type: 0,
      checkinType: true,
      name: JSON.stringify({ nl: 'Verblijf' }),
      price: 0,
      vatRate: 9,
      paymentMoment: 'location',
    })
    .execute();
  return { venueId, reservationId, itemId };
}
