import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { Tx } from '#server/db/schema.ts';
import { blockCards, hasUsableCard, withdrawCards } from '#server/credits/giftCards/giftCards.service.ts';
import { problem } from '#server/http/problem.ts';
import { releaseAll } from '#server/credits/redemptions/redemptions.service.ts';
import { reservationById, updateReservation } from '#server/booking/reservations.service.ts';
import type { ReservationRow } from '#server/booking/reservations.service.ts';
import {
  endSubscriptions,
  hasUsableSubscription,
  reviveSubscriptions,
  withdrawSubscriptions,
} from '#server/credits/subscriptions/subscriptions.service.ts';
import { staysPaid } from './owing.ts';
import { paidFor } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import { staffGaveBack } from './refunds.repo.ts';
import { leftOfAll } from './returnMoney.ts';

interface GoingBack {
  reservation: ReservationRow;
  /** Cents. */
  amount: number;
  /** Id of the member of staff. */
  actor: string;
}

/**
 * Before staff gives money of a locked reservation back: the gift cards, vouchers and cards for visits that were bought
 * with it go with the last of its money, and what was redeemed for an order goes back too. A part goes back once none of
 * them is worth anything. What is paid too much, and
 * money of what is cancelled, goes back freely. Throws `in_use` when something of them was used, or they can still be.
 */
export async function takeSoldCards(tx: Tx, { reservation, amount, actor }: GoingBack): Promise<void> {
  if (reservation.state === 'cancelled' || (await isPaidWithout(tx, reservation, amount))) return;
  const isAll = amount === (await leftOfAll(tx, reservation));
  const areGone = isAll
    ? await takeAll(tx, { reservation, actor })
    : !(await hasUsableCard(tx, reservation)) && !(await hasUsableSubscription(tx, reservation));
  if (!areGone) throw problem('in_use');
}

/** False when something of the cards was used; the caller then rolls back. Gift cards are locked before cards for visits. */
async function takeAll(tx: Tx, { reservation, actor }: Omit<GoingBack, 'amount'>): Promise<boolean> {
  if (!(await withdrawCards(tx, reservation, { actor }))) return false;
  if (flowNeeds.isOrderCard({ type: reservation.flowType })) await giveRedeemedBack(tx, reservation, actor);
  return withdrawSubscriptions(tx, reservation);
}

/** A visit may still be made by who redeemed something for it; of an order nothing is left that it could pay. */
async function giveRedeemedBack(tx: Tx, reservation: ReservationRow, actor: string): Promise<void> {
  const { venueId, id } = reservation;
  await releaseAll(tx, reservation, actor);
  await updateReservation(tx, venueId, id, { totalPaid: await paidFor(tx, { venueId, reservationId: id }) });
}

/**
 * After money of a locked payment went back without us: what was bought with it is worth nothing until staff frees it,
 * unless what stays paid is the price.
 */
export async function blockSoldCards(tx: Tx, payment: PaymentRow, reason: 'chargeback' | 'refund'): Promise<void> {
  const reservation = await reservationById(tx, payment.venueId, payment.reservationId);
  if (!reservation || (await isPaidWithout(tx, reservation, 0))) return;
  await blockCards(tx, reservation, { actor: 'provider', reason });
  await endSubscriptions(tx, reservation, reason);
}

/**
 * Whether what was bought with a reservation that costs so many cents is not paid for any more because staff gave money
 * back, or ordered it. Not when it was paid again, nor for what came too much or others took back.
 */
export const priceWentBack = async (tx: Tx, order: Priced): Promise<boolean> =>
  !(await isPaidWithout(tx, order, 0)) && staffGaveBack(tx, { venueId: order.venueId, reservationId: order.id });

/** Once the price of a locked order is paid again by money that stays, its cards for visits that a chargeback ended go on. */
export async function reviveSoldCards(tx: Tx, reservation: ReservationRow): Promise<void> {
  if (reservation.state !== 'cancelled' && (await isPaidWithout(tx, reservation, 0)))
    await reviveSubscriptions(tx, reservation);
}

type Priced = Pick<ReservationRow, 'venueId' | 'id' | 'total'>;

const isPaidWithout = async (tx: Tx, order: Priced, amount: number): Promise<boolean> =>
  (await staysPaid(tx, order)) - amount >= order.total;
