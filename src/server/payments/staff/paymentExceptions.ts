import type { PaymentException } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import { resolvePaymentException, listPaymentExceptions } from '../settlement/paymentExceptions.repo.ts';
import type { PaymentExceptionRow } from '../settlement/paymentExceptions.repo.ts';

/** For people who read the list without our site. */
const texts: Record<PaymentException['kind'], string> = {
  late_payment: 'Te laat betaald; het geld gaat terug',
  double_payment: 'Dubbel betaald; het geld gaat terug',
  mismatch: 'De betaling past niet bij wat gevraagd is; controleer haar bij de betaaldienst',
  chargeback: 'De bank van de betaler heeft geld teruggehaald',
  refund_failed: 'Een terugbetaling is mislukt; het geld is er nog',
  card_blocked: 'Een geblokkeerde kaart kreeg geld terug; geef haar vrij of geef het geld anders terug',
};

/** A page of what asks for attention. Throws `validation_failed`. */
export async function listExceptions(db: Db, venueId: string, query: ListQuery): Promise<List<PaymentException>> {
  const { data, meta } = await listPaymentExceptions(db, venueId, query);
  return { data: data.map(exceptionView), meta };
}

/** Marks a task as dealt with. Throws `not_found`. */
export async function resolveException(db: Db, key: { venueId: string; id: string }): Promise<PaymentException> {
  const task = await resolvePaymentException(db, key);
  if (!task) throw problem('not_found');
  return exceptionView(task);
}

const exceptionView = (task: PaymentExceptionRow): PaymentException => ({
  ...task,
  at: task.at.toISOString(),
  text: texts[task.kind],
});
