import { sql } from 'kysely';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db, Tx } from '#server/db/schema.ts';

interface VisitUse {
  venueId: string;
  reservationId: string;
}

/** What each card paid of a booking and did not get back; the cards are locked until the transaction ends. */
export async function lockVisitsPaid(
  tx: Tx,
  { venueId, reservationId }: VisitUse,
): Promise<{ id: string; usableTo: LocalDate | null; visits: number }[]> {
  return tx
    .selectFrom('subscriptionUse as use')
    .innerJoin('subscription', (join) =>
      join.onRef('subscription.venueId', '=', 'use.venueId').onRef('subscription.id', '=', 'use.subscriptionId'),
    )
    .select(['subscription.id', 'subscription.usableTo', 'use.visits'])
    .where('use.venueId', '=', venueId)
    .where('use.reservationId', '=', reservationId)
    .where('use.returnedAt', 'is', null)
    .orderBy('subscription.id')
    .forUpdate('subscription')
    .execute();
}

/**
 * Gives visits of a booking back to a card; when all are, the booking has nothing of it any more. A card that counts visits
 * lasts until they can be spent, unless it was stopped.
 */
export async function returnVisits(
  tx: Tx,
  { venueId, reservationId, subscriptionId, visits }: VisitUse & { subscriptionId: string; visits: number },
): Promise<void> {
  await sql`update subscription_use set
      returned_at = case when visits = ${visits} then kuur_now() end,
      visits = case when visits = ${visits} then visits else visits - ${visits} end
    where venue_id = ${venueId} and reservation_id = ${reservationId} and subscription_id = ${subscriptionId}
      and returned_at is null`.execute(tx);
  await tx
    .updateTable('subscription')
    .set({
      used: sql<number>`used - ${visits}`,
      usableTo: sql<string | null>`case when stopped_by is null and amount is not null and usable_to is not null
        then greatest(usable_to, spendable_until(venue_id, true)) else usable_to end`,
    })
    .where('venueId', '=', venueId)
    .where('id', '=', subscriptionId)
    .execute();
}

/** How many visits of a card the bookings that stand hold. */
export async function liveVisitsOn(
  db: Db,
  { venueId, subscriptionId }: { venueId: string; subscriptionId: string },
): Promise<number> {
  const { visits } = await db
    .selectFrom('subscriptionUse')
    .select(sql<number>`coalesce(sum(visits), 0)::int`.as('visits'))
    .where('venueId', '=', venueId)
    .where('subscriptionId', '=', subscriptionId)
    .where('returnedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return visits;
}
