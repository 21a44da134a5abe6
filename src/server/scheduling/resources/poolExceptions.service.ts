import type { PoolException, PoolExceptionForm, PoolExceptionUpdate } from '#contract/names.ts';
import { periodErrors } from '#domain/scheduling/rosters/periodErrors.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { saveChange, whileNobodyBooks } from '../changes/impact.service.ts';
import {
  changePoolException,
  deletePoolException,
  insertPoolException,
  listPoolExceptions,
  lockPoolException,
  readPoolException,
} from './poolExceptions.repo.ts';
import { readPool } from './pools.repo.ts';
import { daysAhead } from './resourcesTools.ts';
import type { Caller, ResourcesTools } from './resourcesTools.ts';

export interface PoolExceptionsService {
  /** Throws `validation_failed`. */
  list(venueId: string, query: ListQuery): Promise<List<PoolException>>;
  /** Throws `not_found`. */
  read(venueId: string, id: string): Promise<PoolException>;
  /** Throws `validation_failed`, and `in_use` unless forced. */
  create(caller: Caller, form: PoolExceptionForm, force: boolean): Promise<PoolException>;
  /** Throws `validation_failed`, `not_found`, `version_conflict`, and `in_use` unless forced. */
  update(caller: Caller, id: string, form: PoolExceptionUpdate, force: boolean): Promise<PoolException>;
  /** Throws `not_found`, and `in_use` while more is booked than fits without it. */
  remove(caller: Caller, id: string): Promise<void>;
}

export function makePoolExceptionsService(tools: ResourcesTools): PoolExceptionsService {
  const { db, newId } = tools;
  return {
    list: (venueId, query) => listPoolExceptions(db, venueId, query),
    read: async (venueId, id) => expectFound(await readPoolException(db, { venueId, id })),
    create: ({ venue, language }, form, force) => {
      expectValid(periodErrors(form));
      return whileNobodyBooks(db, venue.venueId, async (tx) => {
        await expectPool(tx, venue.venueId, form);
        const key = { venueId: venue.venueId, id: newId() };
        const scope = { ...daysAhead(tools, venue), poolIds: [form.poolId] };
        return saveChange(tx, scope, { force, language }, () => insertPoolException(tx, key, form));
      });
    },
    update: ({ venue, language }, id, form, force) => {
      expectValid(periodErrors(form));
      return whileNobodyBooks(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        const { poolId } = expectVersion(await lockPoolException(tx, key), form.version);
        await expectPool(tx, venue.venueId, form);
        const scope = { ...daysAhead(tools, venue), poolIds: [...new Set([poolId, form.poolId])] };
        return saveChange(tx, scope, { force, language }, () => changePoolException(tx, key, form));
      });
    },
    remove: ({ venue, language }, id) =>
      whileNobodyBooks(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        const { poolId } = expectFound(await lockPoolException(tx, key));
        const scope = { ...daysAhead(tools, venue), poolIds: [poolId] };
        await saveChange(tx, scope, { force: false, language }, () => deletePoolException(tx, key));
      }),
  };
}

async function expectPool(tx: Tx, venueId: string, { poolId }: { poolId: string }): Promise<void> {
  const found = await readPool(tx, { venueId, id: poolId });
  expectValid(found ? [] : [{ pointer: '/poolId', code: 'not_found' }]);
}
