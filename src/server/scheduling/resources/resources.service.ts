import type { Resource, ResourceForm, ResourceOrder, ResourceUpdate } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { saveChange, withPlanningLock } from '../changes/changes.service.ts';
import { futureScope } from '../changes/changeScope.ts';
import { orderResources } from './orderResources.ts';
import { expectResourceForm } from './resourceForm.ts';
import {
  changeResource,
  insertResource,
  listResources,
  lockResource,
  markResourceRemoved,
  readResource,
} from './resources.repo.ts';
import type { Caller, SchedulingDeps } from './schedulingDeps.ts';

/** A new resource has an empty roster. Changes throw `in_use` unless forced; `remove` cannot be forced. */
export interface ResourcesService {
  list(venueId: string, query: ListQuery): Promise<List<Resource>>;
  read(venueId: string, id: string): Promise<Resource>;
  create(caller: Caller, form: ResourceForm): Promise<Resource>;
  /** Throws `version_conflict` unless all are named as they are now. */
  order(caller: Caller, order: ResourceOrder): Promise<void>;
  update(caller: Caller, id: string, form: ResourceUpdate, force: boolean): Promise<Resource>;
  remove(caller: Caller, id: string): Promise<void>;
}

export function makeResourcesService(deps: SchedulingDeps): ResourcesService {
  const { db } = deps;
  return {
    list: (venueId, query) => listResources(db, venueId, query),
    read: async (venueId, id) => expectFound(await readResource(db, { venueId, id })),
    create: (caller, form) => create(deps, caller, form),
    order: ({ venue }, order) => inTransaction(db, (tx) => orderResources(tx, venue.venueId, order)),
    update: ({ venue, language }, id, form, force) =>
      withPlanningLock(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        const before = expectVersion(await lockResource(tx, key), form.version);
        await expectResourceForm(tx, venue.venueId, form);
        const scope = { ...futureScope(deps, venue), resourceIds: [id] };
        await saveChange(tx, scope, { force, language }, () => changeResource(tx, key, form));
        const after = expectFound(await readResource(tx, key));
        await recordChange(tx, { ...key, kind: 'resource' }, { action: 'changed', before, after });
        return after;
      }),
    remove: ({ venue, language }, id) =>
      withPlanningLock(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        const before = expectFound(await lockResource(tx, key));
        const scope = { ...futureScope(deps, venue), resourceIds: [id], isRemoval: true };
        await saveChange(tx, scope, { force: false, language }, () => markResourceRemoved(tx, key));
        await recordChange(tx, { ...key, kind: 'resource' }, { action: 'removed', before });
      }),
  };
}

function create(deps: SchedulingDeps, { venue }: Caller, form: ResourceForm): Promise<Resource> {
  const key = { venueId: venue.venueId, id: deps.newId() };
  return inTransaction(deps.db, async (tx) => {
    await expectResourceForm(tx, venue.venueId, form);
    await insertResource(tx, { ...key, rosterFrom: futureScope(deps, venue).fromDay }, form);
    const after = expectFound(await readResource(tx, key));
    await recordChange(tx, { ...key, kind: 'resource' }, { action: 'created', after });
    return after;
  });
}
