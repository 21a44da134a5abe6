import type { ReasonCode } from '#domain/values/reasonCodes.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { Tx } from '#server/db/schema.ts';
import { blockGiftCards, hasUsableGiftCard, withdrawGiftCards } from '#server/credits/giftCards/giftCards.service.ts';
import { problem } from '#server/http/problem.ts';
import { releaseAll } from '#server/credits/redemptions/redemptions.service.ts';
import {
  endSubscriptions,
  hasUsableSubscription,
  reviveSubscriptions,
  withdrawSubscriptions,
} from '#server/credits/subscriptions/subscriptions.service.ts';
import { payableReservation, setTotalPaid } from '#server/booking/payableReservations.service.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import { netPaid } from './outstanding.ts';
import { paidFor } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import { hasStaffRefund } from './refunds.repo.ts';
import { refundableOfReservation } from './orderRefund.ts';

interface RefundedReservation {
  reservation: PayableReservation;
  amount: number;
  actor: string;
}

/**
 * Before staff refund `amount` cents of a locked reservation: the last of its money withdraws its sold credits and, of
 * an order, its redemptions. A part is refundable once none of them is usable. Overpaid and cancelled money goes
 * freely. Throws `in_use`.
 */
export async function withdrawSoldCredits(tx: Tx, { reservation, amount, actor }: RefundedReservation): Promise<void> {
  if (reservation.state === 'cancelled' || (await coversPrice(tx, reservation, amount))) return;
  const isAll = amount === (await refundableOfReservation(tx, reservation));
  const areWithdrawn = isAll
    ? await withdrawAll(tx, { reservation, actor })
    : !(await hasUsableCredits(tx, reservation));
  if (!areWithdrawn) throw problem('in_use');
}

/** Before `amount` cents that the desk took are given back: its credits go first, by a refund or by staff. Throws `in_use`. */
export async function expectNoUsableCredits(
  tx: Tx,
  { reservation, amount }: Omit<RefundedReservation, 'actor'>,
): Promise<void> {
  if (reservation.state === 'cancelled' || (await coversPrice(tx, reservation, amount))) return;
  if (await hasUsableCredits(tx, reservation)) throw problem('in_use');
}

const hasUsableCredits = async (tx: Tx, reservation: PayableReservation): Promise<boolean> =>
  (await hasUsableGiftCard(tx, reservation)) || (await hasUsableSubscription(tx, reservation));

/** False: something was used, the caller rolls back. Locks gift cards before subscriptions. */
async function withdrawAll(tx: Tx, { reservation, actor }: Omit<RefundedReservation, 'amount'>): Promise<boolean> {
  if (!(await withdrawGiftCards(tx, reservation, { actor }))) return false;
  if (flowNeeds.isOrderCard({ type: reservation.flowType })) await releaseRedemptions(tx, reservation, actor);
  return withdrawSubscriptions(tx, reservation, 'refund');
}

async function releaseRedemptions(tx: Tx, reservation: PayableReservation, actor: string): Promise<void> {
  const { venueId, id } = reservation;
  await releaseAll(tx, reservation, actor);
  await setTotalPaid(tx, { venueId: venueId, id: id }, await paidFor(tx, { venueId, reservationId: id }));
}

/**
 * After a chargeback or a refund at the provider: unusable until staff frees them, unless net paid covers the price.
 */
export async function blockSoldCredits(
  tx: Tx,
  payment: PaymentRow,
  reason: Extract<ReasonCode, 'chargeback' | 'refund'>,
): Promise<void> {
  const reservation = await payableReservation(tx, { venueId: payment.venueId, id: payment.reservationId });
  if (!reservation || (await coversPrice(tx, reservation, 0))) return;
  await blockGiftCards(tx, reservation, { actor: 'provider', reason });
  await endSubscriptions(tx, reservation, reason);
}

/** Whether refunds by staff left net paid below the price (cents). */
export const isPriceRefunded = async (tx: Tx, order: Priced): Promise<boolean> =>
  !(await coversPrice(tx, order, 0)) && hasStaffRefund(tx, { venueId: order.venueId, reservationId: order.id });

export async function reviveSoldCredits(tx: Tx, reservation: PayableReservation): Promise<void> {
  if (reservation.state !== 'cancelled' && (await coversPrice(tx, reservation, 0)))
    await reviveSubscriptions(tx, reservation);
}

type Priced = Pick<PayableReservation, 'venueId' | 'id' | 'total'>;

const coversPrice = async (tx: Tx, order: Priced, amount: number): Promise<boolean> =>
  (await netPaid(tx, order)) - amount >= order.total;
