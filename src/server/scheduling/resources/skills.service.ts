import type { Skill, SkillForm, SkillUpdate } from '#contract/names.ts';
import { isForeignKeyViolation } from '#server/db/databaseErrors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { expectFound, expectUnused, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import { translatedNameErrors } from './nameErrors.ts';
import type { SchedulingDeps } from './schedulingDeps.ts';
import {
  changeSkill,
  deleteSkill,
  insertSkill,
  listSkills,
  lockSkill,
  readSkill,
  usersOfSkill,
} from './skills.repo.ts';

/** Throws `in_use` for another kind or a removal while a resource has the skill or a product needs it. */
export interface SkillsService {
  list(venueId: string, query: ListQuery): Promise<List<Skill>>;
  read(venueId: string, id: string): Promise<Skill>;
  create(venueId: string, form: SkillForm): Promise<Skill>;
  update(venueId: string, id: string, form: SkillUpdate): Promise<Skill>;
  remove(venueId: string, id: string): Promise<void>;
}

export function makeSkillsService({ db, newId }: SchedulingDeps): SkillsService {
  return {
    list: (venueId, query) => listSkills(db, venueId, query),
    read: async (venueId, id) => expectFound(await readSkill(db, { venueId, id })),
    create: async (venueId, form) => {
      expectValid(translatedNameErrors(form.name));
      return inTransaction(db, async (tx) => {
        const key = { venueId, id: newId() };
        const after = await expectExistingKind(insertSkill(tx, key, form));
        await recordChange(tx, { ...key, kind: 'skill' }, { action: 'created', after });
        return after;
      });
    },
    update: async (venueId, id, form) => {
      expectValid(translatedNameErrors(form.name));
      return inTransaction(db, async (tx) => {
        const before = expectVersion(await lockSkill(tx, { venueId, id }), form.version);
        if (before.kindId !== form.kindId) expectUnused(await usersOfSkill(tx, { venueId, id }));
        const after = await expectExistingKind(changeSkill(tx, { venueId, id }, form));
        await recordChange(tx, { venueId, id, kind: 'skill' }, { action: 'changed', before, after });
        return after;
      });
    },
    remove: (venueId, id) =>
      inTransaction(db, async (tx) => {
        const before = expectFound(await lockSkill(tx, { venueId, id }));
        expectUnused(await usersOfSkill(tx, { venueId, id }));
        await deleteSkill(tx, { venueId, id });
        await recordChange(tx, { venueId, id, kind: 'skill' }, { action: 'removed', before });
      }),
  };
}

async function expectExistingKind<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw problem('validation_failed', { errors: [{ pointer: '/kindId', code: 'not_found' }] });
  }
}
