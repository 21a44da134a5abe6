import type { Resource, ResourceForm, ResourceUpdate } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { saveChange, whileNobodyBooks } from '../changes/impact.service.ts';
import { expectResourceForm } from './resourceForm.ts';
import {
  changeResource,
  insertResource,
  listResources,
  lockResource,
  markResourceRemoved,
  readResource,
} from './resources.repo.ts';
import { daysAhead } from './resourcesTools.ts';
import type { Caller, ResourcesTools } from './resourcesTools.ts';

export interface ResourcesService {
  /** Throws `validation_failed`. */
  list(venueId: string, query: ListQuery): Promise<List<Resource>>;
  /** Throws `not_found`. */
  read(venueId: string, id: string): Promise<Resource>;
  /** A new resource never works until it has a roster. Throws `validation_failed`. */
  create(caller: Caller, form: ResourceForm): Promise<Resource>;
  /** Throws `validation_failed`, `not_found`, `version_conflict`, and `in_use` unless forced. */
  update(caller: Caller, id: string, form: ResourceUpdate, force: boolean): Promise<Resource>;
  /** What the resource did stays known. Throws `not_found`, and `in_use` while anything ahead is booked on it. */
  remove(caller: Caller, id: string): Promise<void>;
}

export function makeResourcesService(tools: ResourcesTools): ResourcesService {
  const { db } = tools;
  return {
    list: (venueId, query) => listResources(db, venueId, query),
    read: async (venueId, id) => expectFound(await readResource(db, { venueId, id })),
    create: (caller, form) => create(tools, caller, form),
    update: ({ venue, language }, id, form, force) =>
      whileNobodyBooks(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        expectVersion(await lockResource(tx, key), form.version);
        await expectResourceForm(tx, venue.venueId, form);
        const scope = { ...daysAhead(tools, venue), resourceIds: [id] };
        await saveChange(tx, scope, { force, language }, () => changeResource(tx, key, form));
        return expectFound(await readResource(tx, key));
      }),
    remove: ({ venue, language }, id) =>
      whileNobodyBooks(db, venue.venueId, async (tx) => {
        const key = { venueId: venue.venueId, id };
        expectFound(await lockResource(tx, key));
        const scope = { ...daysAhead(tools, venue), resourceIds: [id], isRemoval: true };
        await saveChange(tx, scope, { force: false, language }, () => markResourceRemoved(tx, key));
      }),
  };
}

function create(tools: ResourcesTools, { venue }: Caller, form: ResourceForm): Promise<Resource> {
  const key = { venueId: venue.venueId, id: tools.newId() };
  return inTransaction(tools.db, async (tx) => {
    await expectResourceForm(tx, venue.venueId, form);
    await insertResource(tx, { ...key, rosterFrom: daysAhead(tools, venue).fromDay }, form);
    return expectFound(await readResource(tx, key));
  });
}
