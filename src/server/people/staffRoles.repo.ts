import { sql } from 'kysely';
import type { Permission } from '#contract/names.ts';
import { isStandardRole, standardRoles } from '#domain/people/permissions.ts';
import type { Db, Tx } from '#server/db/schema.ts';

export interface OwnRole {
  id: string;
  name: string;
  permissions: Permission[];
  version: number;
}

const columns = ['id', 'name', 'permissions', 'version'] as const;
type Key = { venueId: string; id: string };

export function listOwnRoles(db: Db, venueId: string): Promise<OwnRole[]> {
  return db.selectFrom('staffRole').select(columns).where('venueId', '=', venueId).orderBy('name').execute();
}

export function readOwnRole(tx: Tx, key: Key): Promise<OwnRole | undefined> {
  return tx
    .selectFrom('staffRole')
    .select(columns)
    .where((is) => is.and({ ...key }))
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined when the venue has no such role. */
export async function readRole(
  tx: Tx,
  { venueId, id }: Key,
): Promise<{ role: string; name: string | null; permissions: readonly Permission[] } | undefined> {
  if (isStandardRole(id)) return { role: id, name: null, permissions: standardRoles[id] };
  const own = await readOwnRole(tx, { venueId, id });
  return own && { role: own.id, name: own.name, permissions: own.permissions };
}

type RoleValues = Pick<OwnRole, 'name' | 'permissions'>;

/** This and the next violate the unique key (23505) when the name is in use. */
export function insertRole(tx: Tx, key: Key, values: RoleValues): Promise<OwnRole> {
  return tx
    .insertInto('staffRole')
    .values({ ...key, ...values })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function changeRole(tx: Tx, key: Key, values: RoleValues): Promise<OwnRole> {
  return tx
    .updateTable('staffRole')
    .set({ ...values, version: sql<number>`version + 1` })
    .where((is) => is.and({ ...key }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Violates a foreign key (23503) while somebody has or is offered it. */
export async function deleteRole(tx: Tx, key: Key): Promise<void> {
  await tx
    .deleteFrom('staffRole')
    .where((is) => is.and({ ...key }))
    .execute();
}

/** How many staff members have each role, by its id. */
export async function countUsers(db: Db, venueId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('staffUser')
    .select(['role', sql<number>`count(*)`.as('count')])
    .where('venueId', '=', venueId)
    .where('removedAt', 'is', null)
    .groupBy('role')
    .execute();
  return new Map(rows.map(({ role, count }) => [role, count]));
}
