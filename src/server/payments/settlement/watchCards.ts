import { sql } from 'kysely';
import { takesCardToken } from '#domain/payments/paymentMethods.ts';
import { limits } from '#domain/values/limitTable.ts';
import { limitCount } from '#domain/values/limits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/db/schema.ts';
import type { PaymentDeps } from './paymentDeps.ts';
import { openPaymentException } from './paymentExceptions.repo.ts';
import { paymentById } from './payments.repo.ts';

interface PaymentKey {
  venueId: string;
  id: string;
}

/** Tells staff, once an hour, and the log when many card payments of the venue fail. */
export async function watchCards(deps: PaymentDeps, key: PaymentKey): Promise<void> {
  const isAlarming = await inTransaction(deps.db, async (tx) => {
    const payment = await paymentById(tx, key);
    if (payment?.state !== 'failed' || !takesCardToken(payment.method)) return false;
    const { ended, failed, hour } = await endedCards(tx, key.venueId);
    if (failed < (await alarmCount(tx, key.venueId)) || failed * 2 < ended) return false;
    const about = { reservationId: payment.reservationId, paymentId: payment.id, amount: payment.amount };
    const exception = { venueId: key.venueId, id: deps.newId(), kind: 'card_testing' as const, ref: hour };
    return openPaymentException(tx, { ...exception, ...about });
  });
  if (isAlarming) deps.log.warn({ venue: key.venueId, kind: 'card_testing' }, 'many card payments fail');
}

async function alarmCount(tx: Tx, venueId: string): Promise<number> {
  const query = tx.selectFrom('venue').select('settings').where('venueId', '=', venueId);
  return limitCount('venueFailedCards', (await query.executeTakeFirstOrThrow()).settings);
}

/** A card payment that ends was created the day before at the earliest; that moment has an index. */
async function endedCards(tx: Tx, venueId: string): Promise<{ ended: number; failed: number; hour: string }> {
  const { rows } = await sql<{ ended: number; failed: number; hour: string }>`
    select count(*)::int as ended, (count(*) filter (where state = 'failed'))::int as failed,
      to_char(kuur_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24') as hour
    from payment where venue_id = ${venueId} and method = 'creditcard' and state in ('paid', 'failed')
      and created_at > kuur_now() - interval '2 days'
      and updated_at > kuur_now() - make_interval(secs => ${limits.venueFailedCards.seconds})`.execute(tx);
  return rows[0]!;
}
