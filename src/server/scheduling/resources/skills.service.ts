import type { Skill, SkillForm, SkillUpdate } from '#contract/names.ts';
import { isForeignKeyViolation } from '#server/db/databaseErrors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import { expectUnused, translatedNameErrors } from './checks.ts';
import type { ResourcesTools } from './resourcesTools.ts';
import {
  changeSkill,
  deleteSkill,
  insertSkill,
  listSkills,
  lockSkill,
  readSkill,
  usersOfSkill,
} from './skills.repo.ts';

export interface SkillsService {
  /** Throws `validation_failed`. */
  list(venueId: string, query: ListQuery): Promise<List<Skill>>;
  /** Throws `not_found`. */
  read(venueId: string, id: string): Promise<Skill>;
  /** Throws `validation_failed`. */
  create(venueId: string, form: SkillForm): Promise<Skill>;
  /** Throws `validation_failed`, `not_found`, `version_conflict`, and `in_use` for another kind while it is in use. */
  update(venueId: string, id: string, form: SkillUpdate): Promise<Skill>;
  /** Throws `not_found`, and `in_use` while a resource has it or a product needs it. */
  remove(venueId: string, id: string): Promise<void>;
}

export function makeSkillsService({ db, newId }: ResourcesTools): SkillsService {
  return {
    list: (venueId, query) => listSkills(db, venueId, query),
    read: async (venueId, id) => expectFound(await readSkill(db, { venueId, id })),
    create: async (venueId, form) => {
      expectValid(translatedNameErrors(form.name));
      return withKnownKind(insertSkill(db, { venueId, id: newId() }, form));
    },
    update: async (venueId, id, form) => {
      expectValid(translatedNameErrors(form.name));
      return inTransaction(db, async (tx) => {
        const stored = expectVersion(await lockSkill(tx, { venueId, id }), form.version);
        if (stored.kindId !== form.kindId) expectUnused(await usersOfSkill(tx, { venueId, id }));
        return withKnownKind(changeSkill(tx, { venueId, id }, form));
      });
    },
    remove: (venueId, id) =>
      inTransaction(db, async (tx) => {
        expectFound(await lockSkill(tx, { venueId, id }));
        expectUnused(await usersOfSkill(tx, { venueId, id }));
        await deleteSkill(tx, { venueId, id });
      }),
  };
}

async function withKnownKind<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw problem('validation_failed', { errors: [{ pointer: '/kindId', code: 'not_found' }] });
  }
}
