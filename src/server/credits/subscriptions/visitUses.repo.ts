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

/** Gives visits of a booking back to a card, as at the booking's end. */
export async function returnVisits(
  tx: Tx,
  { venueId, reservationId, subscriptionId, visits }: VisitUse & { subscriptionId: string; visits: number },
): Promise<void> {
  await sql`select visits_return(${venueId}, ${reservationId}, ${subscriptionId}, ${visits}::int)`.execute(tx);
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
