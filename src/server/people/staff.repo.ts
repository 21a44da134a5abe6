import type { StandardRole } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';

export function readStaffCredentials(
  db: Db,
  venueId: string,
  email: string,
): Promise<{ id: string; passwordHash: string } | undefined> {
  return db
    .selectFrom('staffUser')
    .select(['id', 'passwordHash'])
    .where('venueId', '=', venueId)
    .where('email', '=', email)
    .executeTakeFirst();
}

export interface StoredStaffUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: StandardRole;
}

export function readStaffUser(db: Db, venueId: string, id: string): Promise<StoredStaffUser | undefined> {
  return db
    .selectFrom('staffUser')
    .select(['id', 'firstName', 'lastName', 'email', 'role'])
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .executeTakeFirst();
}
