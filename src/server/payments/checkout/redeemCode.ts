import type { Redemption, RedemptionResult } from '#contract/names.ts';
import type { RedemptionKind } from '#server/db/creditsTables.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { Problem } from '#server/http/problem.ts';
import {
  balancesOf,
  listRedemptions,
  redeemGiftCard,
  redeemPromoCode,
  redeemVoucher,
  removeRedemption,
  throttleWrongCodes,
} from '#server/credits/redemptions/redemptions.service.ts';
import { recordEvent, renewWithTotalPaid, viewReservation } from '#server/booking/payableReservations.service.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import { lockHold, assertNoOnlineMoney } from './payable.ts';
import { assertNoOpenPayment } from '../settlement/assertNoOpenPayment.ts';
import { settlePayments } from '../settlement/settlePayments.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

const redeemers = { giftCard: redeemGiftCard, voucher: redeemVoucher, promoCode: redeemPromoCode } as const;

/**
 * Ends an open payment first, once the code is valid. Throws `gift_card_invalid`, `nothing_to_redeem`,
 * `too_many_requests` after wrong codes, `payment_in_progress`, `payment_provider_unavailable`, `session_missing`,
 * `reservation_*`.
 */
export async function redeemCode(
  deps: PaymentDeps,
  context: SessionContext,
  { reservationId, kind, code }: { reservationId: string; kind: RedemptionKind; code: string },
): Promise<RedemptionResult> {
  return throttleWrongCodes(deps.throttle, context, () =>
    changeRedemptions(deps, context, reservationId, async (tx, row) => {
      await redeemers[kind](tx, row, { code, assertRedeemable: () => assertUnpaid(tx, row) });
    }),
  );
}

/** Throws `not_found`, and what `redeemCode` throws but for codes. */
export async function removeCode(
  deps: PaymentDeps,
  context: SessionContext,
  { reservationId, kind, id }: { reservationId: string; kind: RedemptionKind; id: string },
): Promise<RedemptionResult> {
  return changeRedemptions(deps, context, reservationId, async (tx, row) => {
    await assertUnpaid(tx, row);
    await removeRedemption(tx, row, { id, kind });
  });
}

export async function listRedeemed(
  deps: PaymentDeps,
  context: SessionContext,
  reservationId: string,
): Promise<Redemption[]> {
  return inTransaction(deps.db, async (tx) => listRedemptions(tx, await lockHold(tx, context, reservationId)));
}

async function assertUnpaid(tx: Tx, row: PayableReservation): Promise<void> {
  await assertNoOnlineMoney(tx, row);
  await assertNoOpenPayment(tx, row);
}

type Change = (tx: Tx, row: PayableReservation) => Promise<void>;

async function changeRedemptions(
  deps: PaymentDeps,
  context: SessionContext,
  reservationId: string,
  work: Change,
): Promise<RedemptionResult> {
  const attempt = () => inTransaction(deps.db, (tx) => applyChange(deps, tx, { context, reservationId, work }));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'payment_in_progress') throw error;
  }
  await settlePayments(deps, { venueId: context.venue.venueId, reservationId });
  return attempt();
}

async function applyChange(
  deps: PaymentDeps,
  tx: Tx,
  { context, reservationId, work }: { context: SessionContext; reservationId: string; work: Change },
): Promise<RedemptionResult> {
  const row = await lockHold(tx, context, reservationId);
  await work(tx, row);
  const totalPaid = (await balancesOf(tx, row)).paid;
  const renewed = await renewWithTotalPaid(tx, row, totalPaid);
  const { venueId } = row;
  const data = { totalPaid };
  await recordEvent(tx, { venueId, id: deps.newId(), reservationId, kind: 'redeemed', actor: 'visitor', data });
  const { sessionToken, language } = context;
  const seen = { sessionToken: sessionToken ?? '', language, now: deps.clock.now().toISOString() };
  return {
    reservation: await viewReservation(tx, renewed, seen),
    redemptions: await listRedemptions(tx, row),
  };
}
