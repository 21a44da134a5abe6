import type { PromoCode, PromoCodeForm, PromoCodeUpdate } from '#contract/names.ts';
import { promoCodeErrors } from '#domain/credits/promoCode.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#server/db/databaseErrors.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { changeCode, deleteCode, flowsExist, insertCode, listCodes, readCode } from './promoCodes.repo.ts';

type Key = { venueId: string; id: string };

export type PromoCodesService = ReturnType<typeof makePromoCodesService>;

/**
 * Throws `not_found`, `version_conflict`, `validation_failed` (also for a code that exists), `in_use` for removing one
 * that was used.
 */
export function makePromoCodesService({ db, newId }: { db: Db; newId(): string }) {
  return {
    list: (venueId: string, query: ListQuery): Promise<List<PromoCode>> => listCodes(db, venueId, query),

    read: async (key: Key): Promise<PromoCode> => expectFound(await readCode(db, key)),

    create: (venueId: string, form: PromoCodeForm): Promise<PromoCode> =>
      unlessTaken(() =>
        inTransaction(db, async (tx) => {
          await expectForm(tx, venueId, form, 0);
          const after = await insertCode(tx, { venueId, id: newId() }, form);
          await recordChange(tx, { venueId, kind: 'promoCode', id: after.id }, { action: 'created', after });
          return after;
        }),
      ),

    update: (key: Key, { version, ...form }: PromoCodeUpdate): Promise<PromoCode> =>
      unlessTaken(() =>
        inTransaction(db, async (tx) => {
          const before = expectVersion(await readCode(tx, key, true), version);
          await expectForm(tx, key.venueId, form, before.used);
          const after = await changeCode(tx, key, form);
          await recordChange(tx, { ...key, kind: 'promoCode' }, { action: 'changed', before, after });
          return after;
        }),
      ),

    remove: (key: Key): Promise<void> =>
      inTransaction(db, async (tx) => {
        const before = expectFound(await readCode(tx, key, true));
        await deleteCode(tx, key);
        await recordChange(tx, { ...key, kind: 'promoCode' }, { action: 'removed', before });
      }).catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? problem('in_use') : error;
      }),
  };
}

async function expectForm(tx: Tx, venueId: string, form: PromoCodeForm, used: number): Promise<void> {
  const flows = (await flowsExist(tx, venueId, form.flowIds)) ? [] : [{ pointer: '/flowIds', code: 'not_found' }];
  expectValid([...promoCodeErrors(form, used), ...flows]);
}

async function unlessTaken<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (isUniqueViolation(error)) expectValid([{ pointer: '/code', code: 'name_in_use' }]);
    throw error;
  }
}
