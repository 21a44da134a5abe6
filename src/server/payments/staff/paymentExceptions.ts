import type { PaymentException, PaymentExceptionForm } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { expectFound } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import {
  listPaymentExceptions,
  lockPaymentException,
  resolvePaymentException,
} from '../settlement/paymentExceptions.repo.ts';
import type { PaymentExceptionRow } from '../settlement/paymentExceptions.repo.ts';

export async function listExceptions(db: Db, venueId: string, query: ListQuery): Promise<List<PaymentException>> {
  const { data, meta } = await listPaymentExceptions(db, venueId, query);
  return { data: data.map(exceptionView), meta };
}

/** Throws `not_found`, and `version_conflict` when it is done already. */
export async function resolveException(
  db: Db,
  key: { venueId: string; id: string },
  { reason }: PaymentExceptionForm,
): Promise<PaymentException> {
  return inTransaction(db, async (tx) => {
    const before = expectFound(await lockPaymentException(tx, key));
    if (before.state === 'done') throw problem('version_conflict');
    const after = { ...before, state: 'done' as const, reason };
    await resolvePaymentException(tx, key, reason);
    await recordChange(tx, { ...key, kind: 'paymentException' }, { action: 'changed', before, after });
    return exceptionView(after);
  });
}

const exceptionView = ({ at, ...exception }: PaymentExceptionRow): PaymentException => ({
  ...exception,
  at: at.toISOString(),
});
