import type { PaymentException } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { expectFound } from '#server/http/expect.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import {
  listPaymentExceptions,
  lockPaymentException,
  resolvePaymentException,
} from '../settlement/paymentExceptions.repo.ts';
import type { PaymentExceptionRow } from '../settlement/paymentExceptions.repo.ts';

const texts: Record<PaymentException['kind'], string> = {
  late_payment: 'Te laat betaald; het geld gaat terug',
  double_payment: 'Dubbel betaald; het geld gaat terug',
  mismatch: 'De betaling past niet bij wat gevraagd is; controleer haar bij de betaaldienst',
  chargeback: 'De bank van de betaler heeft geld teruggehaald',
  refund_failed: 'Een terugbetaling is mislukt; het geld is er nog',
  card_blocked: 'Een geblokkeerde kaart kreeg geld terug; geef haar vrij of geef het geld anders terug',
  card_testing: 'Veel creditcardbetalingen mislukken; misschien probeert iemand gestolen kaarten uit',
  unpaid_bookings: 'Veel reserveringen van één klant die nog betaald moeten worden; kijk of ze echt zijn',
};

export async function listExceptions(db: Db, venueId: string, query: ListQuery): Promise<List<PaymentException>> {
  const { data, meta } = await listPaymentExceptions(db, venueId, query);
  return { data: data.map(exceptionView), meta };
}

export async function resolveException(db: Db, key: { venueId: string; id: string }): Promise<PaymentException> {
  return inTransaction(db, async (tx) => {
    const before = expectFound(await lockPaymentException(tx, key));
    const after = { ...before, state: 'done' as const };
    await resolvePaymentException(tx, key);
    await recordChange(tx, { ...key, kind: 'paymentException' }, { action: 'changed', before, after });
    return exceptionView(after);
  });
}

const exceptionView = (exception: PaymentExceptionRow): PaymentException => ({
  ...exception,
  at: exception.at.toISOString(),
  text: texts[exception.kind],
});
