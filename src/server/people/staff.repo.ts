import { sql } from 'kysely';
import type { Permission } from '#contract/names.ts';
import { isStandardRole, standardRoles } from '#domain/people/permissions.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { equals, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

export type StaffKey = { venueId: string; id: string };

export interface StoredStaffUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  pendingEmail: string | null;
  role: string;
  /** Of a role of the venue; null for a standard one. */
  ownRoleName: string | null;
  ownPermissions: Permission[] | null;
  isSuspended: boolean;
  hasSecondFactor: boolean;
  hasAuthenticator: boolean;
  lastUsedAt: Date | null;
}

const hasAuthenticator = sql`exists (select from second_factor f
  where f.venue_id = u.venue_id and f.staff_id = u.id and f.secret is not null)`;
const hasFactor = sql`(${hasAuthenticator} or exists (select from passkey p
  where p.venue_id = u.venue_id and p.kind = 'staff' and p.subject_id = u.id))`;
const columns = sql`u.id, u.first_name, u.last_name, u.email, u.pending_email, u.role, r.name as own_role_name,
  r.permissions as own_permissions, u.suspended_at is not null as is_suspended, ${hasFactor} as has_second_factor,
  ${hasAuthenticator} as has_authenticator,
  (select max(t.last_used_at) from access_token t
    where t.venue_id = u.venue_id and t.kind = 'staff' and t.subject_id = u.id) as last_used_at`;
const from = sql`staff_user u left join staff_role r on r.venue_id = u.venue_id and r.id = u.own_role_id`;

export const permissionsOf = ({
  role,
  ownPermissions,
}: Pick<StoredStaffUser, 'role' | 'ownPermissions'>): readonly Permission[] =>
  isStandardRole(role) ? standardRoles[role] : (ownPermissions ?? []);

export function listStaff(db: Db, venueId: string, query: ListQuery): Promise<List<StoredStaffUser>> {
  return readList(db, query, {
    columns,
    from,
    where: sql`u.venue_id = ${venueId} and u.removed_at is null`,
    sorts: {
      name: sql`lower(concat_ws(' ', u.last_name, u.first_name))`,
      email: sql`u.email`,
      role: sql`u.role`,
    },
    defaultSort: 'name',
    filters: {
      role: equals(sql`u.role`),
      state: (state) =>
        state === 'active' || state === 'suspended'
          ? sql`(u.suspended_at is not null) = ${state === 'suspended'}`
          : null,
    },
    id: sql`u.id`,
  });
}

/** Undefined for who was removed. */
export async function readStaffUser(db: Db, key: StaffKey, isLocking = false): Promise<StoredStaffUser | undefined> {
  const { rows } = await sql<StoredStaffUser>`select ${columns} from ${from}
    where u.venue_id = ${key.venueId} and u.id = ${key.id} and u.removed_at is null
    ${isLocking ? sql`for update of u` : sql``}`.execute(db);
  return rows[0];
}

type ActiveStaff = Pick<StoredStaffUser, 'id' | 'role' | 'ownPermissions' | 'hasSecondFactor'>;

/** Undefined for who was removed or is suspended. */
export async function readActiveStaff(db: Db, { venueId, id }: StaffKey): Promise<ActiveStaff | undefined> {
  const { rows } = await sql<ActiveStaff>`
    select u.id, u.role, r.permissions as own_permissions, ${hasFactor} as has_second_factor from ${from}
    where u.venue_id = ${venueId} and u.id = ${id} and u.removed_at is null and u.suspended_at is null`.execute(db);
  return rows[0];
}

/** Undefined for who was removed or is suspended. */
export function readStaffCredentials(
  db: Db,
  venueId: string,
  email: string,
): Promise<{ id: string; passwordHash: string } | undefined> {
  return db
    .selectFrom('staffUser')
    .select(['id', 'passwordHash'])
    .where((is) => is.and({ venueId, email }))
    .where('removedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
}

export async function renewStaffHash(
  db: Db,
  key: StaffKey,
  { outdated, renewed }: { outdated: string; renewed: string },
): Promise<void> {
  await db
    .updateTable('staffUser')
    .set({ passwordHash: renewed })
    .where((is) => is.and({ ...key, passwordHash: outdated }))
    .execute();
}

export async function hasStaffAddress(db: Db, venueId: string, email: string): Promise<boolean> {
  const query = db
    .selectFrom('staffUser')
    .select('id')
    .where((is) => is.and({ venueId, email }));
  return (await query.where('removedAt', 'is', null).executeTakeFirst()) !== undefined;
}

export interface NewStaffUser {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  role: string;
}

/** Violates the unique index (23505) when the address is in use. */
export async function insertStaffUser(tx: Tx, key: StaffKey, user: NewStaffUser): Promise<void> {
  await tx
    .insertInto('staffUser')
    .values({ ...key, ...user })
    .execute();
}

const updated = (tx: Tx, key: StaffKey) => tx.updateTable('staffUser').where((is) => is.and({ ...key }));

/** This and the next two violate the check of the last owner (23514). */
export async function setStaffRole(tx: Tx, key: StaffKey, role: string): Promise<void> {
  await updated(tx, key).set({ role }).execute();
}

export async function setSuspended(tx: Tx, key: StaffKey, isSuspended: boolean): Promise<void> {
  await updated(tx, key)
    .set({ suspendedAt: isSuspended ? sql<Date>`kuur_now()` : null })
    .execute();
}

/** The row stays for the audit's names; address and password go. */
export async function markStaffRemoved(tx: Tx, key: StaffKey): Promise<void> {
  await updated(tx, key)
    .set({ removedAt: sql<Date>`kuur_now()`, email: '', pendingEmail: null, passwordHash: '' })
    .execute();
}

/** False when `email` is theirs no more, or they are suspended; a pending address is forgotten. */
export async function resetStaffPassword(
  tx: Tx,
  key: StaffKey,
  { passwordHash, email }: { passwordHash: string; email: string },
): Promise<boolean> {
  const row = await updated(tx, key)
    .set({ passwordHash, pendingEmail: null })
    .where('email', '=', email)
    .where('suspendedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function readOwnAccount(
  db: Db,
  key: StaffKey,
): Promise<{ firstName: string; lastName: string; email: string; passwordHash: string } | undefined> {
  return db
    .selectFrom('staffUser')
    .select(['firstName', 'lastName', 'email', 'passwordHash'])
    .where((is) => is.and({ ...key }))
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}

export async function updateOwnAccount(
  tx: Tx,
  key: StaffKey,
  values: { firstName: string; lastName: string; pendingEmail?: string; passwordHash?: string },
): Promise<void> {
  await updated(tx, key).set(values).execute();
}

/** False when `email` is not the pending address. Violates the unique index (23505) when it is in use. */
export async function confirmStaffAddress(tx: Tx, key: StaffKey, email: string): Promise<boolean> {
  const row = await updated(tx, key)
    .set({ email, pendingEmail: null })
    .where('pendingEmail', '=', email)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
