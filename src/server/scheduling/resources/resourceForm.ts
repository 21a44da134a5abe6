import type { ResourceForm } from '#contract/names.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectValid } from '#server/http/expect.ts';
import type { FieldProblem } from '#server/http/problem.ts';
import { nameErrors } from './nameErrors.ts';
import { kindExists, kindsOfSkills } from './resources.repo.ts';

/** Throws `validation_failed`: `not_found` (kind or skill), `other_kind`, `duplicate`. Locks kind and skills. */
export async function expectResourceForm(tx: Tx, venueId: string, form: ResourceForm): Promise<void> {
  const kind = (await kindExists(tx, venueId, form.kindId)) ? [] : [{ pointer: '/kindId', code: 'not_found' }];
  const kinds = await kindsOfSkills(tx, venueId, form.skillIds);
  expectValid([...nameErrors(form.name, '/name'), ...kind, ...skillErrors(form, kinds)]);
}

function skillErrors({ kindId, skillIds }: ResourceForm, kinds: ReadonlyMap<string, string>): FieldProblem[] {
  return skillIds.flatMap((id, index): FieldProblem[] => {
    const pointer = `/skillIds/${index}`;
    if (skillIds.indexOf(id) < index) return [{ pointer, code: 'duplicate' }];
    if (!kinds.has(id)) return [{ pointer, code: 'not_found' }];
    return kinds.get(id) === kindId ? [] : [{ pointer, code: 'other_kind' }];
  });
}
