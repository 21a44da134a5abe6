import type { PaymentException } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import { resolvePaymentException, listPaymentExceptions } from '../settlement/paymentExceptions.repo.ts';
import type { PaymentExceptionRow } from '../settlement/paymentExceptions.repo.ts';

const texts: Record<PaymentException['kind'], string> = {
  late_payment: 'Te laat betaald; het geld gaat terug',
  double_payment: 'Dubbel betaald; het geld gaat terug',
  mismatch: 'De betaling past niet bij wat gevraagd is; controleer haar bij de betaaldienst',
  chargeback: 'De bank van de betaler heeft geld teruggehaald',
  refund_failed: 'Een terugbetaling is mislukt; het geld is er nog',
  card_blocked: 'Een geblokkeerde kaart kreeg geld terug; geef haar vrij of geef het geld anders terug',
};

export async function listExceptions(db: Db, venueId: string, query: ListQuery): Promise<List<PaymentException>> {
  const { data, meta } = await listPaymentExceptions(db, venueId, query);
  return { data: data.map(exceptionView), meta };
}

export async function resolveException(db: Db, key: { venueId: string; id: string }): Promise<PaymentException> {
  const exception = await resolvePaymentException(db, key);
  if (!exception) throw problem('not_found');
  return exceptionView(exception);
}

const exceptionView = (exception: PaymentExceptionRow): PaymentException => ({
  ...exception,
  at: exception.at.toISOString(),
  text: texts[exception.kind],
});
