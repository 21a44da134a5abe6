import type { Pool, PoolForm, PoolUpdate } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { expectFound, expectUnused, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { saveChange, withPlanningLock } from '../changes/changes.service.ts';
import { futureScope } from '../changes/changeScope.ts';
import { poolFormErrors } from './poolFormErrors.ts';
import { changePool, insertPool, listPools, lockPool, markPoolRemoved, readPool, usersOfPool } from './pools.repo.ts';
import type { Caller, SchedulingDeps } from './schedulingDeps.ts';

/** A forced smaller capacity leaves bookings where they are; `remove` cannot be forced. Both throw `in_use`. */
export interface PoolsService {
  list(venueId: string, query: ListQuery): Promise<List<Pool>>;
  read(venueId: string, id: string): Promise<Pool>;
  create(caller: Caller, form: PoolForm): Promise<Pool>;
  update(caller: Caller, id: string, form: PoolUpdate, force: boolean): Promise<Pool>;
  remove(caller: Caller, id: string): Promise<void>;
}

export function makePoolsService(deps: SchedulingDeps): PoolsService {
  const { db, newId } = deps;
  return {
    list: (venueId, query) => listPools(db, venueId, query),
    read: async (venueId, id) => expectFound(await readPool(db, { venueId, id })),
    create: async ({ venue: { venueId } }, form) => {
      expectValid(poolFormErrors(form));
      return inTransaction(db, async (tx) => {
        const key = { venueId, id: newId() };
        await insertPool(tx, key, form);
        const after = expectFound(await readPool(tx, key));
        await recordChange(tx, { ...key, kind: 'pool' }, { action: 'created', after });
        return after;
      });
    },
    update: ({ venue, language }, id, form, force) => {
      expectValid(poolFormErrors(form));
      return withPlanningLock(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        const before = expectVersion(await lockPool(tx, key), form.version);
        const scope = { ...futureScope(deps, venue), poolIds: [id] };
        await saveChange(tx, scope, { force, language }, () => changePool(tx, key, form));
        const after = expectFound(await readPool(tx, key));
        await recordChange(tx, { ...key, kind: 'pool' }, { action: 'changed', before, after });
        return after;
      });
    },
    remove: ({ venue, language }, id) =>
      withPlanningLock(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        const before = expectFound(await lockPool(tx, key));
        expectUnused(await usersOfPool(tx, key));
        const scope = { ...futureScope(deps, venue), poolIds: [id], isRemoval: true };
        await saveChange(tx, scope, { force: false, language }, () => markPoolRemoved(tx, key));
        await recordChange(tx, { ...key, kind: 'pool' }, { action: 'removed', before });
      }),
  };
}
