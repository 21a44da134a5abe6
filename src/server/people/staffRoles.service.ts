import type { Permission, Role, RoleForm, RoleUpdate } from '#contract/names.ts';
import { isStandardRole, mayManage, permissions, standardRoles } from '#domain/people/permissions.ts';
import { roleFormSchema } from '#domain/people/staffForms.ts';
import type { Language } from '#domain/values/translated.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#server/db/databaseErrors.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectVersion } from '#server/http/expect.ts';
import type { StaffCaller } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { parsedForm } from './parsedForm.ts';
import { roleNameOf } from './roleNames.ts';
import { lockVenue } from './setUp.repo.ts';
import { changeRole, countUsers, deleteRole, insertRole, listOwnRoles, readOwnRole } from './staffRoles.repo.ts';
import type { OwnRole } from './staffRoles.repo.ts';

export interface Manager {
  venueId: string;
  language: Language;
  staff: StaffCaller;
}

/** Standard roles throw `standard_role`; permissions that the manager lacks, `forbidden`. */
export interface StaffRolesService {
  list(manager: Manager): Promise<Role[]>;
  create(manager: Manager, form: RoleForm): Promise<Role>;
  update(manager: Manager, id: string, form: RoleUpdate): Promise<Role>;
  remove(manager: Manager, id: string): Promise<void>;
}

const maxOwnRoles = 50;

export function makeStaffRolesService({ db, newId }: { db: Db; newId(): string }): StaffRolesService {
  const saved = async (manager: Manager, role: OwnRole): Promise<Role> =>
    viewOf(role, (await countUsers(db, manager.venueId)).get(role.id) ?? 0);
  return {
    list: async ({ venueId, language }) => {
      const [own, counts] = [await listOwnRoles(db, venueId), await countUsers(db, venueId)];
      const standard = Object.entries(standardRoles).map(([id, held]) => ({
        ...roleNameOf(id, null, language),
        standard: true,
        permissions: [...held],
        userCount: counts.get(id) ?? 0,
        version: 0,
      }));
      return [...standard, ...own.map((role) => viewOf(role, counts.get(role.id) ?? 0))];
    },
    create: async (manager, form) => {
      const values = validForm(manager, form);
      const key = { venueId: manager.venueId, id: newId() };
      const role = await saveUnderFreeName(() =>
        inTransaction(db, async (tx) => {
          await mustHaveRoomForRole(tx, manager.venueId);
          const after = await insertRole(tx, key, values);
          await recordChange(tx, { ...key, kind: 'staffRole' }, { action: 'created', after });
          return after;
        }),
      );
      return saved(manager, role);
    },
    update: async (manager, id, { version, ...form }) => {
      const key = ownRoleKey(manager, id);
      const values = validForm(manager, form);
      const role = await saveUnderFreeName(() =>
        inTransaction(db, async (tx) => {
          const before = expectVersion(await readOwnRole(tx, key), version);
          mustManage(manager, before.permissions);
          const after = await changeRole(tx, key, values);
          await recordChange(tx, { ...key, kind: 'staffRole' }, { action: 'changed', before, after });
          return after;
        }),
      );
      return saved(manager, role);
    },
    remove: async (manager, id) => {
      const key = ownRoleKey(manager, id);
      try {
        await inTransaction(db, async (tx) => {
          const before = expectFound(await readOwnRole(tx, key));
          mustManage(manager, before.permissions);
          await deleteRole(tx, key);
          await recordChange(tx, { ...key, kind: 'staffRole' }, { action: 'removed', before });
        });
      } catch (error) {
        throw isForeignKeyViolation(error) ? problem('in_use') : error;
      }
    },
  };
}

const viewOf = (role: OwnRole, userCount: number): Role => ({ ...role, standard: false, userCount });

function ownRoleKey({ venueId }: Manager, id: string) {
  if (isStandardRole(id)) throw problem('standard_role');
  return { venueId, id };
}

function mustManage({ staff }: Manager, held: readonly Permission[]): void {
  if (!mayManage(staff, { role: 'own', permissions: held })) throw problem('forbidden');
}

/** `listRoles` answers all in one. Throws `validation_failed` with `too_many`. */
async function mustHaveRoomForRole(tx: Tx, venueId: string): Promise<void> {
  await lockVenue(tx, venueId);
  if ((await listOwnRoles(tx, venueId)).length < maxOwnRoles) return;
  throw problem('validation_failed', { errors: [{ pointer: '/name', code: 'too_many' }] });
}

/** In the order of the contract. */
function validForm(manager: Manager, form: RoleForm): RoleForm {
  const { name } = parsedForm(roleFormSchema, form);
  mustManage(manager, form.permissions);
  return { name, permissions: permissions.filter((one) => form.permissions.includes(one)) };
}

/** Throws `validation_failed` with `name_in_use`. */
async function saveUnderFreeName<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw problem('validation_failed', { errors: [{ pointer: '/name', code: 'name_in_use' }] });
  }
}
