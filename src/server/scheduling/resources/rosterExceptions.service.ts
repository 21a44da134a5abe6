import type { RosterException, RosterExceptionForm, RosterExceptionUpdate } from '#contract/names.ts';
import { rosterExceptionErrors } from '#domain/scheduling/rosters/periodErrors.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { saveChange, whileNobodyBooks } from '../changes/impact.service.ts';
import { readResource } from './resources.repo.ts';
import { daysAhead } from './resourcesTools.ts';
import type { Caller, ResourcesTools } from './resourcesTools.ts';
import { minuteBlocks, timeBlocks } from './rosterForm.ts';
import {
  changeRosterException,
  deleteRosterException,
  insertRosterException,
  listRosterExceptions,
  lockRosterException,
  readRosterException,
} from './rosterExceptions.repo.ts';
import type { RosterExceptionValues, StoredRosterException } from './rosterExceptions.repo.ts';

export interface RosterExceptionsService {
  /** Throws `validation_failed`. */
  list(venueId: string, query: ListQuery): Promise<List<RosterException>>;
  /** Throws `not_found`. */
  read(venueId: string, id: string): Promise<RosterException>;
  /** Throws `validation_failed`, and `in_use` unless forced. */
  create(caller: Caller, form: RosterExceptionForm, force: boolean): Promise<RosterException>;
  /** Throws `validation_failed`, `not_found`, `version_conflict`, and `in_use` unless forced. */
  update(caller: Caller, id: string, form: RosterExceptionUpdate, force: boolean): Promise<RosterException>;
  /** Throws `not_found`, and `in_use` while somebody is booked in hours that go with it. */
  remove(caller: Caller, id: string): Promise<void>;
}

export function makeRosterExceptionsService(tools: ResourcesTools): RosterExceptionsService {
  const { db, newId } = tools;
  return {
    list: async (venueId, query) => {
      const { data, meta } = await listRosterExceptions(db, venueId, query);
      return { data: data.map(viewOf), meta };
    },
    read: async (venueId, id) => viewOf(expectFound(await readRosterException(db, { venueId, id }))),
    create: (caller, form, force) => {
      const values = checkedException(form);
      const { venue, language } = caller;
      return whileNobodyBooks(db, venue.venueId, async (tx) => {
        await expectResource(tx, venue.venueId, form);
        const key = { venueId: venue.venueId, id: newId() };
        const scope = { ...daysAhead(tools, venue), resourceIds: [form.resourceId] };
        return viewOf(await saveChange(tx, scope, { force, language }, () => insertRosterException(tx, key, values)));
      });
    },
    update: (caller, id, form, force) => update(tools, caller, { id, form, force }),
    remove: ({ venue, language }, id) =>
      whileNobodyBooks(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        const { resourceId } = expectFound(await lockRosterException(tx, key));
        const scope = { ...daysAhead(tools, venue), resourceIds: [resourceId] };
        await saveChange(tx, scope, { force: false, language }, () => deleteRosterException(tx, key));
      }),
  };
}

function update(
  tools: ResourcesTools,
  { venue, language }: Caller,
  { id, form, force }: { id: string; form: RosterExceptionUpdate; force: boolean },
): Promise<RosterException> {
  const values = checkedException(form);
  return whileNobodyBooks(tools.db, venue.venueId, async (tx) => {
    const key = { venueId: venue.venueId, id };
    const { resourceId } = expectVersion(await lockRosterException(tx, key), form.version);
    await expectResource(tx, venue.venueId, form);
    const scope = { ...daysAhead(tools, venue), resourceIds: [resourceId, form.resourceId] };
    return viewOf(await saveChange(tx, scope, { force, language }, () => changeRosterException(tx, key, values)));
  });
}

/** An exception as it is stored. Throws `validation_failed`. */
export function checkedException(form: RosterExceptionForm): RosterExceptionValues {
  expectValid(rosterExceptionErrors(form));
  const { resourceId, fromDate, toDate, kind, blocks, reason } = form;
  return { resourceId, fromDate, toDate, kind, reason: reason.trim(), blocks: blocks && minuteBlocks(blocks) };
}

async function expectResource(tx: Tx, venueId: string, { resourceId }: { resourceId: string }): Promise<void> {
  const found = await readResource(tx, { venueId, id: resourceId });
  expectValid(found ? [] : [{ pointer: '/resourceId', code: 'not_found' }]);
}

const viewOf = ({ blocks, ...exception }: StoredRosterException): RosterException => ({
  ...exception,
  blocks: blocks && timeBlocks(blocks),
});
