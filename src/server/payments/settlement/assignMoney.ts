import { totalToConfirm } from '#domain/payments/checkout.ts';
import { whatMoneyPays } from '#domain/payments/whatMoneyPays.ts';
import type { Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { givenBackAtEnd, retakeRedemptions } from '#server/credits/redemptions/redemptions.service.ts';
import { confirmReservation, reclaimPlaces, updateReservation } from '#server/booking/reservations.service.ts';
import type { CheckoutTools } from './checkoutTools.ts';
import { openMoneyTask } from './moneyTasks.repo.ts';
import { notePayment } from './notePayment.ts';
import type { AboutPayment } from './notePayment.ts';
import { paidFor } from './payments.repo.ts';
import { orderedBack } from './refunds.repo.ts';
import { returnMoney } from './returnMoney.ts';

type Returned = 'late_payment' | 'double_payment' | 'mismatch';

const returnedAs = { late: 'late_payment', double: 'double_payment', mismatch: 'mismatch' } as const;

/**
 * Does with money that was just booked what it is for: confirms the reservation, pays the rest of it, or sends it back and
 * puts it on the list of staff. `left`: what has not gone back of it already, in cents. With `giveBack` it goes back in
 * any case. Throws a problem when the reservation cannot be confirmed; the transaction must then be rolled back.
 */
export async function assignMoney(
  tools: CheckoutTools,
  tx: Tx,
  { reservation, payment, left, giveBack }: AboutPayment & { left: number; giveBack: boolean },
): Promise<void> {
  const about = { reservation, payment };
  if (giveBack) return giveItBack(tools, tx, { ...about, left, kind: 'late_payment' });
  const key = { venueId: payment.venueId, reservationId: reservation.id };
  const pays = whatMoneyPays({
    state: reservation.state,
    amount: payment.amount,
    isPartlyGone: left < payment.amount,
    byLink: payment.linkHash !== null,
    total: reservation.total,
    totalPayNow: totalToConfirm({ type: reservation.flowType }, reservation),
    paidBefore:
      (await paidFor(tx, key, payment)) - (await orderedBack(tx, key)) + (await givenBackAtEnd(tx, reservation)),
  });
  if (pays === 'rest') return;
  if (pays !== 'booking') return giveItBack(tools, tx, { ...about, left, kind: returnedAs[pays] });
  if (reservation.state === 'expired') await takeAllAgain(tools, tx, reservation);
  await confirmReservation(tools, tx, reservation, 'payment');
}

/** The places, and what gift cards, vouchers and promo codes paid beside this money. */
async function takeAllAgain(tools: CheckoutTools, tx: Tx, reservation: AboutPayment['reservation']): Promise<void> {
  const { venueId, id: reservationId } = reservation;
  const isWhole = (await reclaimPlaces(tools, tx, reservation)) && (await retakeRedemptions(tx, reservation));
  if (!isWhole) throw problem('product_unavailable');
  await updateReservation(tx, venueId, reservationId, { totalPaid: await paidFor(tx, { venueId, reservationId }) });
}

async function giveItBack(
  tools: CheckoutTools,
  tx: Tx,
  { reservation, payment, left, kind }: AboutPayment & { left: number; kind: Returned },
): Promise<void> {
  const { venueId, reservationId, id: paymentId } = payment;
  await notePayment(tools, tx, 'payment.returned', { reservation, payment });
  const task = { venueId, id: tools.newId(), kind, ref: `${paymentId}:returned`, reservationId, paymentId };
  await openMoneyTask(tx, { ...task, amount: payment.amount });
  if (left === 0) return;
  await returnMoney(tools, tx, { payment, amount: left, reason: kind, actor: 'system' });
  if (kind !== 'late_payment') return;
  const payload = { reservationId, paymentId, amount: left };
  await enqueue(tx, { venueId, kind: 'mail.paymentLate', key: paymentId, payload });
}
