import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '#server/db/schema.ts';
import { selectPayments } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';

export type PaymentLinkRow = Selectable<Database['paymentLink']> & { live: boolean };

/** Amount in cents. Returns when the link expires. */
export async function insertLink(
  tx: Tx,
  link: { venueId: string; refHash: Uint8Array; reservationId: string; amount: number; createdBy: string },
  hours: number,
): Promise<Date> {
  const { expiresAt } = await tx
    .insertInto('paymentLink')
    .values({ ...link, expiresAt: sql<Date>`kuur_now() + make_interval(hours => ${hours})` })
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
  return expiresAt;
}

export async function linkByHash(db: Db, venueId: string, refHash: Uint8Array): Promise<PaymentLinkRow | null> {
  const row = await db
    .selectFrom('paymentLink')
    .selectAll()
    .select(sql<boolean>`expires_at > kuur_now()`.as('live'))
    .where('venueId', '=', venueId)
    .where('refHash', '=', Buffer.from(refHash))
    .executeTakeFirst();
  return row ?? null;
}

export async function paymentsOfLink(db: Db, { venueId, refHash }: PaymentLinkRow): Promise<PaymentRow[]> {
  return selectPayments(db)
    .where('venueId', '=', venueId)
    .where('linkHash', '=', Buffer.from(refHash))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
