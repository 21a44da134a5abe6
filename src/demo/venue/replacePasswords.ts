import { hash, verify } from '@node-rs/argon2';
import type { Db } from '#server/db/schema.ts';
import { demoCustomers } from './demoPeople.ts';
import { demoStaff } from './demoStaff.ts';
import { demoVenueId } from './demoVenue.ts';

type Login = { id: string; email: string; password: string };
type Table = 'customer' | 'staffUser';

/** Where a login still has the password of the sources; one that somebody changed stays. */
export async function replacePasswords(db: Db, passwordOf: (email: string) => string): Promise<void> {
  for (const login of demoCustomers)
    await replaceIn(db, 'customer', { ...login, newPassword: passwordOf(login.email) });
  for (const login of demoStaff) await replaceIn(db, 'staffUser', { ...login, newPassword: passwordOf(login.email) });
}

async function replaceIn(
  db: Db,
  table: Table,
  { id, password, newPassword }: Login & { newPassword: string },
): Promise<void> {
  const row = await db
    .selectFrom(table)
    .select('passwordHash')
    .where('venueId', '=', demoVenueId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.passwordHash || !(await verify(row.passwordHash, password))) return;
  await db
    .updateTable(table)
    .set({ passwordHash: await hash(newPassword) })
    .where('venueId', '=', demoVenueId)
    .where('id', '=', id)
    .execute();
}
