import { expect } from 'vitest';
import type { Db } from '#server/db/schema.ts';
import type { ProviderBook } from './moneyWorld.ts';

/** Compares to the cent what the provider says of each payment with our ledger. Returns how many payments there were. */
export async function expectSameBooks(db: Db, book: ProviderBook): Promise<number> {
  const { payments, refunds, totals } = book;
  if (payments.length === 0) return 0;
  const ours = await ourBook(
    db,
    payments.map(({ id }) => id),
  );
  expect(ours).toEqual(theirBook(book));
  const total = Object.values(ours).reduce((sum, amount) => sum + amount, 0);
  expect(total).toBe(totals.paidCents - totals.refundedCents - totals.chargedBackCents);
  const ownRefunds = await db.selectFrom('refund').select('providerId').where('providerId', 'is not', null).execute();
  const unmatched = refunds.filter(({ id }) => !ownRefunds.some(({ providerId }) => providerId === id));
  expect(unmatched).toEqual([]);
  return payments.length;
}

/** Per payment at the provider what we say that came and stayed, in cents. */
async function ourBook(db: Db, ids: readonly string[]): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('payment')
    .leftJoin('ledgerEntry', (join) =>
      join
        .onRef('ledgerEntry.venueId', '=', 'payment.venueId')
        .onRef('ledgerEntry.paymentId', '=', 'payment.id')
        .on('ledgerEntry.kind', 'in', ['paid', 'refund', 'chargeback']),
    )
    .select(({ fn }) => ['payment.providerId', fn.sum<number>('ledgerEntry.amount').as('amount')])
    .where('payment.providerId', 'in', [...ids])
    .groupBy('payment.providerId')
    .execute();
  return Object.fromEntries(rows.map(({ providerId, amount }) => [providerId!, Number(amount ?? 0)]));
}

function theirBook({ payments, refunds, chargebacks }: ProviderBook): Record<string, number> {
  const gone = (id: string): number => {
    const back = refunds.filter(
      ({ paymentId, status }) => paymentId === id && status !== 'failed' && status !== 'canceled',
    );
    const chargedBack = chargebacks.filter(({ paymentId, reversedAt }) => paymentId === id && reversedAt === null);
    return [...back, ...chargedBack].reduce((sum, { cents }) => sum + cents, 0);
  };
  return Object.fromEntries(payments.map(({ id, status, cents }) => [id, status === 'paid' ? cents - gone(id) : 0]));
}
