import type { Pool, PoolForm, PoolUpdate } from '#contract/names.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { saveChange, whileNobodyBooks } from '../changes/impact.service.ts';
import { expectUnused, nameErrors } from './checks.ts';
import { changePool, insertPool, listPools, lockPool, markPoolRemoved, readPool, usersOfPool } from './pools.repo.ts';
import { daysAhead } from './resourcesTools.ts';
import type { Caller, ResourcesTools } from './resourcesTools.ts';

export interface PoolsService {
  /** Throws `validation_failed`. */
  list(venueId: string, query: ListQuery): Promise<List<Pool>>;
  /** Throws `not_found`. */
  read(venueId: string, id: string): Promise<Pool>;
  /** Throws `validation_failed`. */
  create(caller: Caller, form: PoolForm): Promise<Pool>;
  /**
   * A capacity below what is booked leaves those bookings where they are when it is forced.
   * Throws `validation_failed`, `not_found`, `version_conflict`, and `in_use` unless forced.
   */
  update(caller: Caller, id: string, form: PoolUpdate, force: boolean): Promise<Pool>;
  /** Throws `not_found`, and `in_use` while a product takes places in it or anything ahead is booked in it. */
  remove(caller: Caller, id: string): Promise<void>;
}

export function makePoolsService(tools: ResourcesTools): PoolsService {
  const { db, newId } = tools;
  return {
    list: (venueId, query) => listPools(db, venueId, query),
    read: async (venueId, id) => expectFound(await readPool(db, { venueId, id })),
    create: async ({ venue: { venueId } }, form) => {
      expectValid(nameErrors(form.name, '/name'));
      return insertPool(db, { venueId, id: newId() }, form);
    },
    update: ({ venue, language }, id, form, force) => {
      expectValid(nameErrors(form.name, '/name'));
      return whileNobodyBooks(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        expectVersion(await lockPool(tx, key), form.version);
        const scope = { ...daysAhead(tools, venue), poolIds: [id] };
        return saveChange(tx, scope, { force, language }, () => changePool(tx, key, form));
      });
    },
    remove: ({ venue, language }, id) =>
      whileNobodyBooks(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        expectFound(await lockPool(tx, key));
        expectUnused(await usersOfPool(tx, key));
        const scope = { ...daysAhead(tools, venue), poolIds: [id], isRemoval: true };
        await saveChange(tx, scope, { force: false, language }, () => markPoolRemoved(tx, key));
      }),
  };
}
