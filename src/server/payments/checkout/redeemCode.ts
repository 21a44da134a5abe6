import { holdMinutes } from '#domain/booking/holdTimes.ts';
import type { Redemption, RedemptionResult } from '#contract/names.ts';
import type { RedemptionKind } from '#server/db/moneyTables.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { Problem } from '#server/http/problem.ts';
import {
  booksOf,
  listRedemptions,
  redeemGiftCard,
  redeemPromoCode,
  redeemVoucher,
  removeRedemption,
} from '#server/credits/redemptions/redemptions.service.ts';
import { changeAndRenew, itemsOf, recordEvent, reservationView } from '#server/booking/reservations.service.ts';
import type { ReservationRow, SessionContext } from '#server/booking/reservations.service.ts';
import { countWrongCodes } from './countWrongCodes.ts';
import { lockHold, mustAwaitNoMoney, mustHoldNoMoney } from './payable.ts';
import { settlePayments } from '../settlement/settlePayments.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';

const redeemers = { giftCard: redeemGiftCard, voucher: redeemVoucher, promoCode: redeemPromoCode } as const;

/**
 * Redeems a code for a hold of this session; an open payment is ended first, once the code is known to be good. Throws
 * `gift_card_invalid`, `nothing_to_redeem`, `too_many_requests` after ten wrong codes, `payment_in_progress`,
 * `payment_provider_unavailable`, `session_missing`, `reservation_*`.
 */
export async function redeemCode(
  tools: CheckoutTools,
  context: SessionContext,
  { reservationId, kind, code }: { reservationId: string; kind: RedemptionKind; code: string },
): Promise<RedemptionResult> {
  return countWrongCodes(tools, context, () =>
    change(tools, context, reservationId, (tx, row) =>
      redeemers[kind](tx, row, { code, mayTake: () => mustBeUnpaid(tx, row) }),
    ),
  );
}

/** Gives back what was redeemed. Throws `not_found`, and what `redeemCode` throws but for codes. */
export async function removeRedeemed(
  tools: CheckoutTools,
  context: SessionContext,
  { reservationId, kind, id }: { reservationId: string; kind: RedemptionKind; id: string },
): Promise<RedemptionResult> {
  return change(tools, context, reservationId, async (tx, row) => {
    await mustBeUnpaid(tx, row);
    await removeRedemption(tx, row, { id, kind });
  });
}

/** What a hold of this session is paid with besides money. Throws `session_missing`, `reservation_*`. */
export async function redeemedOf(
  tools: CheckoutTools,
  context: SessionContext,
  reservationId: string,
): Promise<Redemption[]> {
  return inTransaction(tools.db, async (tx) => listRedemptions(tx, await lockHold(tx, context, reservationId)));
}

async function mustBeUnpaid(tx: Tx, row: ReservationRow): Promise<void> {
  await mustHoldNoMoney(tx, row);
  await mustAwaitNoMoney(tx, row);
}

type Change = (tx: Tx, row: ReservationRow) => Promise<void>;

async function change(
  tools: CheckoutTools,
  context: SessionContext,
  reservationId: string,
  work: Change,
): Promise<RedemptionResult> {
  const attempt = () => inTransaction(tools.db, (tx) => changed(tools, tx, { context, reservationId, work }));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'payment_in_progress') throw error;
  }
  await settlePayments(tools, context.venue.venueId, reservationId);
  return attempt();
}

/** The change, the amounts that follow from it, and a hold with new life. */
async function changed(
  tools: CheckoutTools,
  tx: Tx,
  { context, reservationId, work }: { context: SessionContext; reservationId: string; work: Change },
): Promise<RedemptionResult> {
  const row = await lockHold(tx, context, reservationId);
  await work(tx, row);
  const totalPaid = (await booksOf(tx, row)).paid;
  const expiresAt = await changeAndRenew(tx, row, { totalPaid }, holdMinutes);
  const { venueId } = row;
  const data = { totalPaid };
  await recordEvent(tx, { venueId, id: tools.newId(), reservationId, kind: 'redeemed', actor: 'visitor', data });
  const { sessionToken, language } = context;
  const seen = { sessionToken: sessionToken ?? '', language, now: tools.clock.now().toISOString() };
  return {
    reservation: reservationView({ ...row, totalPaid, expiresAt }, await itemsOf(tx, venueId, row.id), seen),
    redemptions: await listRedemptions(tx, row),
  };
}
