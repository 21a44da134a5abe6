import type { AccountSession, StaffUser } from '#contract/names.ts';
import { mayManage } from '#domain/people/permissions.ts';
import type { Language } from '#domain/values/translated.ts';
import { isCheckViolation } from '#server/db/databaseErrors.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { deleteOtherAccessTokens } from './accessTokens.repo.ts';
import type { Account } from './accessTokens.repo.ts';
import { deleteViews } from './savedViews.repo.ts';
import { deleteMailedLink } from './mailedLinks.repo.ts';
import { roleNameOf } from './roleNames.ts';
import { endSession, listSessions } from './sessions.ts';
import { takeOffFactors } from './secondFactor.ts';
import { listStaff, markStaffRemoved, permissionsOf, readStaffUser, setStaffRole, setSuspended } from './staff.repo.ts';
import type { StaffKey, StoredStaffUser } from './staff.repo.ts';
import { readRole } from './staffRoles.repo.ts';
import type { Manager } from './staffRoles.service.ts';

/**
 * Of who may do more than the manager everything is `forbidden`; who is not there, `not_found`. What would leave no active
 * owner throws `last_owner`. Another role, suspending and removing end every login.
 */
export interface StaffUsersService {
  list(manager: Manager, query: ListQuery): Promise<List<StaffUser>>;
  changeRole(manager: Manager, id: string, role: string): Promise<StaffUser>;
  suspend(manager: Manager, id: string): Promise<StaffUser>;
  resume(manager: Manager, id: string): Promise<StaffUser>;
  remove(manager: Manager, id: string): Promise<void>;
  removeSecondFactor(manager: Manager, id: string): Promise<void>;
  sessions(manager: Manager, id: string): Promise<AccountSession[]>;
  endSessions(manager: Manager, id: string): Promise<void>;
  endSession(manager: Manager, id: string, sessionId: string): Promise<void>;
}

export function makeStaffUsersService({ db }: { db: Db }): StaffUsersService {
  /** Locks the member, and writes what `work` changes of it. */
  const change = (manager: Manager, id: string, work: (tx: Tx, key: StaffKey) => Promise<void>): Promise<StaffUser> =>
    keepingAnOwner(() =>
      inTransaction(db, async (tx) => {
        const key = { venueId: manager.venueId, id };
        const before = managed(manager, await readStaffUser(tx, key, true));
        await work(tx, key);
        const after = expectFound(await readStaffUser(tx, key));
        await recordChange(
          tx,
          { ...key, kind: 'staffUser' },
          { action: 'changed', before: audited(before), after: audited(after) },
        );
        return viewOf(after, manager.language);
      }),
    );
  return {
    ...sessionsOfStaff(db),
    list: async ({ venueId, language }, query) => {
      const { data, meta } = await listStaff(db, venueId, query);
      return { data: data.map((row) => viewOf(row, language)), meta };
    },
    changeRole: (manager, id, roleId) =>
      change(manager, id, async (tx, key) => {
        const role = await readRole(tx, { venueId: key.venueId, id: roleId });
        if (!role) return expectValid([{ pointer: '/role', code: 'not_found' }]);
        if (!mayManage(manager.staff, role)) throw problem('forbidden');
        await setStaffRole(tx, key, role.role);
        await endLogins(tx, key);
      }),
    suspend: (manager, id) =>
      change(manager, id, async (tx, key) => {
        await setSuspended(tx, key, true);
        await deleteLinks(tx, key);
        await endLogins(tx, key);
      }),
    resume: (manager, id) => change(manager, id, (tx, key) => setSuspended(tx, key, false)),
    remove: (manager, id) =>
      keepingAnOwner(() =>
        inTransaction(db, async (tx) => {
          const key = { venueId: manager.venueId, id };
          const before = managed(manager, await readStaffUser(tx, key, true));
          await takeOffFactors(tx, key);
          await markStaffRemoved(tx, key);
          await deleteLinks(tx, key);
          await deleteViews(tx, { venueId: key.venueId, staffId: id });
          await endLogins(tx, key);
          await recordChange(tx, { ...key, kind: 'staffUser' }, { action: 'removed', before: audited(before) });
        }),
      ),
  };
}

function sessionsOfStaff(
  db: Db,
): Pick<StaffUsersService, 'sessions' | 'endSessions' | 'endSession' | 'removeSecondFactor'> {
  const accountOf = async (manager: Manager, id: string): Promise<Account> => {
    managed(manager, await readStaffUser(db, { venueId: manager.venueId, id }));
    return { venueId: manager.venueId, kind: 'staff', subjectId: id };
  };
  return {
    removeSecondFactor: (manager, id) =>
      inTransaction(db, async (tx) => {
        const key = { venueId: manager.venueId, id };
        managed(manager, await readStaffUser(tx, key, true));
        await takeOffFactors(tx, key);
        await endLogins(tx, key);
      }),
    sessions: async (manager, id) => listSessions(db, await accountOf(manager, id), null),
    endSessions: async (manager, id) => {
      await accountOf(manager, id);
      await inTransaction(db, (tx) => endSessionsRecorded(tx, { venueId: manager.venueId, id }));
    },
    endSession: async (manager, id, sessionId) => {
      const account = await accountOf(manager, id);
      await inTransaction(db, async (tx) => {
        await endSession(tx, account, sessionId);
        await recordChange(tx, { venueId: manager.venueId, id, kind: 'staffUser' }, { action: 'loggedOut' });
      });
    },
  };
}

async function endSessionsRecorded(tx: Tx, key: StaffKey): Promise<void> {
  await endLogins(tx, key);
  await recordChange(tx, { ...key, kind: 'staffUser' }, { action: 'loggedOut' });
}

const deleteLinks = (tx: Tx, { venueId, id }: StaffKey): Promise<void> =>
  deleteMailedLink(tx, { venueId, subjectKind: 'staff', subjectId: id });

const endLogins = (tx: Tx, { venueId, id }: StaffKey): Promise<void> =>
  deleteOtherAccessTokens(tx, { venueId, id, kind: 'staff', except: null });

function managed({ staff }: Manager, member: StoredStaffUser | undefined): StoredStaffUser {
  const colleague = expectFound(member);
  if (!mayManage(staff, { role: colleague.role, permissions: permissionsOf(colleague) })) throw problem('forbidden');
  return colleague;
}

const stateOf = ({ isSuspended }: StoredStaffUser) => (isSuspended ? 'suspended' : 'active');

const audited = (member: StoredStaffUser) => ({ role: member.role, state: stateOf(member) });

const viewOf = (member: StoredStaffUser, language: Language): StaffUser => ({
  id: member.id,
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email,
  role: roleNameOf(member.role, member.ownRoleName, language),
  state: stateOf(member),
  secondFactor: member.hasSecondFactor,
  lastUsedAt: member.lastUsedAt?.toISOString() ?? null,
});

async function keepingAnOwner<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isCheckViolation(error, 'staff_user_last_owner') ? problem('last_owner') : error;
  }
}
