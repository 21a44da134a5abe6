import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';

export interface StoredInvite {
  id: string;
  email: string;
  role: string;
  ownRoleName: string | null;
  isExpired: boolean;
  createdAt: Date;
  expiresAt: Date;
}

const selected = (db: Db, venueId: string) =>
  db
    .selectFrom('staffInvite as i')
    .leftJoin('staffRole as r', (join) => join.onRef('r.venueId', '=', 'i.venueId').onRef('r.id', '=', 'i.role'))
    .select([
      'i.id',
      'i.email',
      'i.role',
      'r.name as ownRoleName',
      'i.createdAt',
      'i.expiresAt',
      sql<boolean>`i.expires_at <= kuur_now()`.as('isExpired'),
    ])
    .where('i.venueId', '=', venueId);

/** The newest first. */
export const listInvites = (db: Db, venueId: string): Promise<StoredInvite[]> =>
  selected(db, venueId).orderBy('i.createdAt', 'desc').orderBy('i.id').limit(200).execute();

export const readInvite = (db: Db, venueId: string, id: string): Promise<StoredInvite | undefined> =>
  selected(db, venueId).where('i.id', '=', id).executeTakeFirst();

/** Another invitation of the same address takes the place of the first. Returns its id. */
export async function saveInvite(
  tx: Tx,
  { hours, ...invite }: { venueId: string; id: string; email: string; role: string; hours: number },
): Promise<{ id: string }> {
  const expiresAt = sql<Date>`kuur_now() + make_interval(hours => ${hours})`;
  return tx
    .insertInto('staffInvite')
    .values({ ...invite, createdAt: sql<Date>`kuur_now()`, expiresAt })
    .onConflict((conflict) => conflict.columns(['venueId', 'email']).doUpdateSet({ role: invite.role, expiresAt }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function deleteInvite(tx: Tx, venueId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('staffInvite')
    .where((is) => is.and({ venueId, id }))
    .execute();
}
