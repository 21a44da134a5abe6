import type { ResourceKind, ResourceKindForm, ResourceKindUpdate } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { expectFound, expectUnused, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { translatedNameErrors } from './nameErrors.ts';
import { changeKind, deleteKind, insertKind, listKinds, lockKind, readKind, usersOfKind } from './kinds.repo.ts';
import type { SchedulingDeps } from './schedulingDeps.ts';

/** `remove` throws `in_use` while a resource, skill or product names the kind. */
export interface KindsService {
  list(venueId: string, query: ListQuery): Promise<List<ResourceKind>>;
  read(venueId: string, id: string): Promise<ResourceKind>;
  create(venueId: string, form: ResourceKindForm): Promise<ResourceKind>;
  update(venueId: string, id: string, form: ResourceKindUpdate): Promise<ResourceKind>;
  remove(venueId: string, id: string): Promise<void>;
}

export function makeKindsService({ db, newId }: SchedulingDeps): KindsService {
  return {
    list: (venueId, query) => listKinds(db, venueId, query),
    read: async (venueId, id) => expectFound(await readKind(db, { venueId, id })),
    create: async (venueId, form) => {
      expectValid(translatedNameErrors(form.name));
      return inTransaction(db, async (tx) => {
        const key = { venueId, id: newId() };
        const after = await insertKind(tx, key, form);
        await recordChange(tx, { ...key, kind: 'resourceKind' }, { action: 'created', after });
        return after;
      });
    },
    update: async (venueId, id, form) => {
      expectValid(translatedNameErrors(form.name));
      return inTransaction(db, async (tx) => {
        const before = expectVersion(await lockKind(tx, { venueId, id }), form.version);
        const after = await changeKind(tx, { venueId, id }, form);
        await recordChange(tx, { venueId, id, kind: 'resourceKind' }, { action: 'changed', before, after });
        return after;
      });
    },
    remove: (venueId, id) =>
      inTransaction(db, async (tx) => {
        const before = expectFound(await lockKind(tx, { venueId, id }));
        expectUnused(await usersOfKind(tx, { venueId, id }));
        await deleteKind(tx, { venueId, id });
        await recordChange(tx, { venueId, id, kind: 'resourceKind' }, { action: 'removed', before });
      }),
  };
}
