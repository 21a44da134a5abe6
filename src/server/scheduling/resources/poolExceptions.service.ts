import type { PoolException, PoolExceptionForm, PoolExceptionUpdate } from '#contract/names.ts';
import { poolExceptionErrors } from '#domain/scheduling/rosters/poolHoursErrors.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { saveChange, withPlanningLock } from '../changes/changes.service.ts';
import { futureScope } from '../changes/changeScope.ts';
import {
  changePoolException,
  deletePoolException,
  insertPoolException,
  listPoolExceptions,
  lockPoolException,
  readPoolException,
} from './poolExceptions.repo.ts';
import { readPool } from './pools.repo.ts';
import type { Caller, SchedulingDeps } from './schedulingDeps.ts';

export interface PoolExceptionsService {
  list(venueId: string, query: ListQuery): Promise<List<PoolException>>;
  read(venueId: string, id: string): Promise<PoolException>;
  create(caller: Caller, form: PoolExceptionForm, force: boolean): Promise<PoolException>;
  update(caller: Caller, id: string, form: PoolExceptionUpdate, force: boolean): Promise<PoolException>;
  remove(caller: Caller, id: string, force: boolean): Promise<void>;
}

export function makePoolExceptionsService(deps: SchedulingDeps): PoolExceptionsService {
  const { db } = deps;
  return {
    list: (venueId, query) => listPoolExceptions(db, venueId, query),
    read: async (venueId, id) => expectFound(await readPoolException(db, { venueId, id })),
    create: (caller, form, force) =>
      withPlanningLock(db, caller.venue.venueId, (tx) => createPoolException(deps, tx, caller, { form, force })),
    update: ({ venue, language }, id, form, force) => {
      expectValid(poolExceptionErrors(form));
      return withPlanningLock(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        const before = expectVersion(await lockPoolException(tx, key), form.version);
        await expectPool(tx, venue.venueId, form);
        const scope = { ...futureScope(deps, venue), poolIds: [...new Set([before.poolId, form.poolId])] };
        const after = await saveChange(tx, scope, { force, language }, () => changePoolException(tx, key, form));
        await recordChange(tx, { ...key, kind: 'poolException' }, { action: 'changed', before, after });
        return after;
      });
    },
    remove: ({ venue, language }, id, force) =>
      withPlanningLock(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        const before = expectFound(await lockPoolException(tx, key));
        const scope = { ...futureScope(deps, venue), poolIds: [before.poolId] };
        await saveChange(tx, scope, { force, language }, () => deletePoolException(tx, key));
        await recordChange(tx, { ...key, kind: 'poolException' }, { action: 'removed', before });
      }),
  };
}

/** Inside `withPlanningLock`, or with that lock held. */
export async function createPoolException(
  deps: Pick<SchedulingDeps, 'clock' | 'newId'>,
  tx: Tx,
  { venue, language }: Caller,
  { form, force }: { form: PoolExceptionForm; force: boolean },
): Promise<PoolException> {
  expectValid(poolExceptionErrors(form));
  await expectPool(tx, venue.venueId, form);
  const key = { venueId: venue.venueId, id: deps.newId() };
  const scope = { ...futureScope(deps, venue), poolIds: [form.poolId] };
  const after = await saveChange(tx, scope, { force, language }, () => insertPoolException(tx, key, form));
  await recordChange(tx, { ...key, kind: 'poolException' }, { action: 'created', after });
  return after;
}

async function expectPool(tx: Tx, venueId: string, { poolId }: { poolId: string }): Promise<void> {
  const pool = await readPool(tx, { venueId, id: poolId });
  expectValid(pool ? [] : [{ pointer: '/poolId', code: 'not_found' }]);
}
