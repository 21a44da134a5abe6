import { sql } from 'kysely';
import type { BulkMailWords } from '#domain/booking/bulkMail.ts';
import type { Db, Tx } from '#server/db/schema.ts';

interface BulkMailKey {
  venueId: string;
  id: string;
}

/** The same words are the same mail. */
export async function insertBulkMail(
  tx: Tx,
  mail: BulkMailKey & { actor: string; words: BulkMailWords },
): Promise<void> {
  await tx
    .insertInto('bulkMail')
    .values({ ...mail, words: JSON.stringify(mail.words) })
    .onConflict((conflict) =>
      conflict.columns(['venueId', 'id']).doUpdateSet({
        words: JSON.stringify(mail.words),
        actor: mail.actor,
        at: sql<Date>`kuur_now()`,
      }),
    )
    .execute();
}

/** Returns the reservations that did not have it yet. Waits for a colleague who sends the same words. */
export async function insertRecipients(
  tx: Tx,
  { venueId, id }: BulkMailKey,
  reservationIds: readonly string[],
): Promise<string[]> {
  if (reservationIds.length === 0) return [];
  const rows = await tx
    .insertInto('bulkMailRecipient')
    .values(reservationIds.map((reservationId) => ({ venueId, bulkMailId: id, reservationId })))
    .onConflict((conflict) => conflict.columns(['venueId', 'bulkMailId', 'reservationId']).doNothing())
    .returning('reservationId')
    .execute();
  return rows.map(({ reservationId }) => reservationId);
}

/** Null after their time. */
export async function readBulkMailWords(db: Db, { venueId, id }: BulkMailKey): Promise<BulkMailWords | null> {
  const query = db.selectFrom('bulkMail').select('words').where('venueId', '=', venueId).where('id', '=', id);
  return (await query.executeTakeFirst())?.words ?? null;
}
