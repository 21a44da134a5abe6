import type { ChangeQuote, MoneyBack } from '#contract/names.ts';
import { amountDue, totals } from '#domain/booking/totals.ts';
import { adjustRedemptions, liveCredits } from '#server/credits/redemptions/redemptions.service.ts';
import { paidVisits, releaseVisits } from '#server/credits/subscriptions/subscriptions.service.ts';
import { itemsOf, reservationById } from '../rows/reservations.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';
import { updateReservation } from '../rows/reservationWrites.repo.ts';
import type { ChangedBy, ChangeMoney } from './selfServiceDeps.ts';

/** In cents and visits: what paid for the booking before a change. */
export interface PaidBefore {
  credits: Awaited<ReturnType<typeof liveCredits>>;
  visits: number;
}

export async function paidBefore(tx: Tx, row: ReservationRow): Promise<PaidBefore> {
  return { credits: await liveCredits(tx, row), visits: await paidVisits(tx, row) };
}

export type SettledMoney = Pick<ChangeQuote, 'back' | 'visitsBack' | 'toPayOnline' | 'toPayAtVenue'> & {
  paymentRef: string | null;
};

/**
 * After the items of a locked booking changed: new totals, redemptions and visits that follow them, refunds of what was
 * paid online above the total, a payment link for what is due online.
 */
export async function settleChange(
  money: ChangeMoney,
  tx: Tx,
  row: ReservationRow,
  { before, by }: { before: PaidBefore; by: ChangedBy },
): Promise<SettledMoney> {
  const { venueId, id } = row;
  const { actor } = by;
  const sums = totals(await itemsOf(tx, venueId, id), row.checkoutType, row.totalPaid);
  const queued = await money.queuedRefunds(tx, { venueId, reservationId: id });
  const totalPaid = await adjustRedemptions(tx, row, { total: sums.total, actor, goingBack: queued });
  await releaseVisits(tx, row);
  const netPaid = totalPaid - queued;
  const dueOnline = amountDue({ totalPayNow: sums.totalPayNow, totalPaid: netPaid });
  const totalPayNow = sums.totalPayNow - dueOnline;
  const written = { total: sums.total, totalPayNow, totalPayLater: sums.total - totalPayNow, totalPaid };
  await updateReservation(tx, venueId, id, { ...written, sequence: row.sequence + 1 });
  const back = await moneyBack(money, tx, row, { before, by, over: netPaid - sums.total });
  const open = Math.max(0, sums.total - netPaid);
  const toPayOnline = by.asksOnline ? Math.min(open, dueOnline) : 0;
  const paymentRef = toPayOnline > 0 ? await money.linkForRest(tx, row, { amount: toPayOnline, actor }) : null;
  return { ...back, toPayOnline, toPayAtVenue: open - toPayOnline, paymentRef };
}

/** After a booking was cancelled: redemptions and visits are back already, the rest follows. */
export async function settleCancelled(
  money: ChangeMoney,
  tx: Tx,
  row: ReservationRow,
  { before, by }: { before: PaidBefore; by: ChangedBy },
): Promise<SettledMoney> {
  const { venueId, id } = row;
  const cancelled = await reservationById(tx, venueId, id);
  const over = (cancelled?.totalPaid ?? 0) - (await money.queuedRefunds(tx, { venueId, reservationId: id }));
  const back = await moneyBack(money, tx, row, { before, by, over });
  return { ...back, toPayOnline: 0, toPayAtVenue: 0, paymentRef: null };
}

/** `over`: cents of money above what is still to be paid; what was paid at the venue goes back there. */
async function moneyBack(
  money: ChangeMoney,
  tx: Tx,
  row: ReservationRow,
  { before, by, over }: { before: PaidBefore; by: ChangedBy; over: number },
): Promise<Pick<ChangeQuote, 'back' | 'visitsBack'>> {
  const { actor, reason, refundsOnline } = by;
  const refunded = refundsOnline && over > 0 ? await money.refundUpTo(tx, row, { amount: over, reason, actor }) : 0;
  const now = await paidBefore(tx, row);
  const ofMoney: MoneyBack[] = [
    { to: 'payment', amount: refunded, label: '' },
    { to: 'venue', amount: Math.max(0, over - refunded), label: '' },
  ];
  const ofCredits = before.credits.map(({ key, kind, label, debited }): MoneyBack => {
    const remaining = now.credits.find((one) => one.key === key)?.debited ?? 0;
    return { to: kind, amount: debited - remaining, label };
  });
  return {
    back: [...ofMoney, ...ofCredits].filter(({ amount }) => amount > 0),
    visitsBack: before.visits - now.visits,
  };
}
