import type { RosterException, RosterExceptionForm, RosterExceptionUpdate } from '#contract/names.ts';
import { rosterExceptionErrors } from '#domain/scheduling/rosters/rosterForms.ts';
import { mayUse } from '#domain/people/fieldPermissions.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { saveChange, withPlanningLock } from '../changes/changes.service.ts';
import { futureScope } from '../changes/changeScope.ts';
import { readResource } from './resources.repo.ts';
import type { Caller, SchedulingDeps } from './schedulingDeps.ts';
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

/**
 * Changes and removals throw `in_use` unless forced. A reason may be of somebody's health: it is null for who may not read it, and
 * their changes leave it as it is.
 */
export interface RosterExceptionsService {
  list(caller: Caller, query: ListQuery): Promise<List<RosterException>>;
  read(caller: Caller, id: string): Promise<RosterException>;
  create(caller: Caller, form: RosterExceptionForm, force: boolean): Promise<RosterException>;
  update(caller: Caller, id: string, form: RosterExceptionUpdate, force: boolean): Promise<RosterException>;
  remove(caller: Caller, id: string, force: boolean): Promise<void>;
}

export function makeRosterExceptionsService(deps: SchedulingDeps): RosterExceptionsService {
  const { db } = deps;
  return {
    list: async (caller, query) => {
      const { data, meta } = await listRosterExceptions(db, caller.venue.venueId, query);
      return { data: data.map((exception) => shownTo(caller, viewOf(exception))), meta };
    },
    read: async (caller, id) => {
      const key = { venueId: caller.venue.venueId, id };
      return shownTo(caller, viewOf(expectFound(await readRosterException(db, key))));
    },
    create: (caller, form, force) =>
      withPlanningLock(db, caller.venue.venueId, (tx) => createRosterException(deps, tx, caller, { form, force })),
    update: (caller, id, form, force) => update(deps, caller, { id, form, force }),
    remove: ({ venue, language }, id, force) =>
      withPlanningLock(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        const before = viewOf(expectFound(await lockRosterException(tx, key)));
        const scope = { ...futureScope(deps, venue), resourceIds: [before.resourceId] };
        await saveChange(tx, scope, { force, language }, () => deleteRosterException(tx, key));
        await recordChange(tx, { ...key, kind: 'rosterException' }, { action: 'removed', before });
      }),
  };
}

/** Inside `withPlanningLock`, or with that lock held. */
export async function createRosterException(
  deps: Pick<SchedulingDeps, 'clock' | 'newId'>,
  tx: Tx,
  caller: Caller,
  { form, force }: { form: RosterExceptionForm; force: boolean },
): Promise<RosterException> {
  const values = validRosterException(form);
  const { venue, language } = caller;
  await expectResource(tx, venue.venueId, form);
  const key = { venueId: venue.venueId, id: deps.newId() };
  const scope = { ...futureScope(deps, venue), resourceIds: [form.resourceId] };
  const save = () => insertRosterException(tx, key, values);
  const after = viewOf(await saveChange(tx, scope, { force, language }, save));
  await recordChange(tx, { ...key, kind: 'rosterException' }, { action: 'created', after });
  return shownTo(caller, after);
}

function update(
  deps: SchedulingDeps,
  caller: Caller,
  { id, form, force }: { id: string; form: RosterExceptionUpdate; force: boolean },
): Promise<RosterException> {
  const { venue, language } = caller;
  const values = validRosterException(form);
  return withPlanningLock(deps.db, venue.venueId, async (tx) => {
    const key = { venueId: venue.venueId, id };
    const before = viewOf(expectVersion(await lockRosterException(tx, key), form.version));
    await expectResource(tx, venue.venueId, form);
    const scope = { ...futureScope(deps, venue), resourceIds: [before.resourceId, form.resourceId] };
    const reason = mayReadReasons(caller) ? values.reason : before.reason;
    const save = () => changeRosterException(tx, key, { ...values, reason });
    const after = viewOf(await saveChange(tx, scope, { force, language }, save));
    await recordChange(tx, { ...key, kind: 'rosterException' }, { action: 'changed', before, after });
    return shownTo(caller, after);
  });
}

/** Throws `validation_failed`. */
export function validRosterException(form: RosterExceptionForm): RosterExceptionValues {
  expectValid(rosterExceptionErrors(form));
  const { resourceId, fromDate, toDate, kind, blocks, reason } = form;
  return { resourceId, fromDate, toDate, kind, reason: reason.trim(), blocks: blocks && minuteBlocks(blocks) };
}

async function expectResource(tx: Tx, venueId: string, { resourceId }: { resourceId: string }): Promise<void> {
  const resource = await readResource(tx, { venueId, id: resourceId });
  expectValid(resource ? [] : [{ pointer: '/resourceId', code: 'not_found' }]);
}

const viewOf = ({ blocks, ...exception }: StoredRosterException): Known<RosterException> => ({
  ...exception,
  blocks: blocks && timeBlocks(blocks),
});

type Known<T extends { reason: unknown }> = T & { reason: string };

const mayReadReasons = ({ staff }: Caller): boolean => mayUse('absenceReasons', staff);

const shownTo = (caller: Caller, exception: RosterException): RosterException =>
  mayReadReasons(caller) ? exception : { ...exception, reason: null };
