import type { DeskCodeForm, DeskCredit, DeskReturnForm, Language, Redemption } from '#contract/names.ts';
import { isBooked } from '#domain/booking/bookedStates.ts';
import {
  balancesOf,
  confirmRedemptions,
  listRedemptions,
  quoteDeskCode,
  redeemAtDesk,
  returnRedemption,
  throttleStaffCodes,
} from '#server/credits/redemptions/redemptions.service.ts';
import { reviveSubscriptions } from '#server/credits/subscriptions/subscriptions.service.ts';
import {
  lockForPayment,
  payableReservation,
  recordEvent,
  setTotalPaid,
} from '#server/booking/payableReservations.service.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import { dryRun } from '#server/db/dryRun.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { SaveResponse, Venue } from '#server/http/handlers.ts';
import { Problem, problem } from '#server/http/problem.ts';
import type { Throttle } from '#server/http/throttle.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { assertNoOpenPayment } from '../settlement/assertNoOpenPayment.ts';
import { expectNoUsableCredits } from '../settlement/soldCredits.ts';

export interface RedemptionDeps {
  db: Db;
  newId(): string;
  throttle: Throttle;
  settlePayments(venueId: string, reservationId: string): Promise<void>;
}

export interface DeskCaller {
  venue: Venue;
  language: Language;
  staffId: string;
}

type Saving = DeskCaller & { saveResponse: SaveResponse<Redemption[]> };

/** Throws `reservation_not_found`. */
export async function deskRedemptions(db: Db, key: { venueId: string; id: string }): Promise<Redemption[]> {
  const row = await payableReservation(db, key);
  if (!row) throw problem('reservation_not_found');
  return listRedemptions(db, row);
}

/** Throws `reservation_not_found`, `gift_card_invalid` for an unknown code, `too_many_requests` after wrong ones. */
export function quoteCode(
  { db, throttle }: RedemptionDeps,
  { venue, language, staffId }: DeskCaller,
  id: string,
  form: DeskCodeForm,
): Promise<DeskCredit> {
  const { venueId } = venue;
  return throttleStaffCodes(throttle, { venue, staffId }, () =>
    dryRun(db, async (tx) => {
      const row = await lockBooking(tx, { venueId, id });
      const booked = isBooked(row) ? row : { ...row, total: 0 };
      return quoteDeskCode(tx, booked, { ...form, language, staffId });
    }),
  );
}

/**
 * Ends an open payment first. Throws `reservation_not_found`, `nothing_to_redeem`, `gift_card_invalid`, `version_conflict` when
 * it pays another amount than the form's, `too_many_requests`, `payment_in_progress`, `payment_provider_unavailable`.
 */
export function redeemCodeAtDesk(deps: RedemptionDeps, by: Saving, id: string, form: DeskCodeForm) {
  const { venue, staffId } = by;
  return throttleStaffCodes(deps.throttle, by, () =>
    change(deps, by, id, async (tx, row) => {
      if (!isBooked(row)) throw problem('nothing_to_redeem');
      const assertRedeemable = () => assertNoOpenPayment(tx, row);
      const amount = await redeemAtDesk(tx, row, { ...form, staffId, assertRedeemable });
      await confirmRedemptions(tx, row);
      const event = { venueId: venue.venueId, id: deps.newId(), reservationId: id, actor: staffId };
      await recordEvent(tx, { ...event, kind: 'redeemed', data: { amount } });
    }),
  );
}

/**
 * What it paid is outstanding again. Throws what `redeemCodeAtDesk` throws but for codes, `not_found`, `in_use` of an order
 * whose credits are usable.
 */
export function returnToCredit(
  deps: RedemptionDeps,
  by: Saving,
  { id, redemptionId }: { id: string; redemptionId: string },
  { reason }: DeskReturnForm,
) {
  const { venue, staffId } = by;
  const { venueId } = venue;
  return change(deps, by, id, async (tx, row) => {
    if (!isBooked(row)) throw problem('nothing_to_redeem');
    await assertNoOpenPayment(tx, row);
    const { kind, amount } = await returnRedemption(tx, row, { id: redemptionId, staffId });
    await expectNoUsableCredits(tx, { reservation: row, amount: 0 });
    const event = { venueId, id: deps.newId(), reservationId: id, actor: staffId };
    await recordEvent(tx, { ...event, kind: 'redeemed.returned', data: { amount, reason } });
    const before = { reservationId: id, kind, amount };
    await recordChange(tx, { venueId, kind: 'redemption', id: redemptionId }, { action: 'removed', before });
  });
}

type Change = (tx: Tx, row: PayableReservation) => Promise<void>;

async function change(
  deps: RedemptionDeps,
  { venue: { venueId }, saveResponse }: Saving,
  id: string,
  work: Change,
): Promise<Redemption[]> {
  const attempt = () =>
    inTransaction(deps.db, async (tx) => {
      const row = await lockBooking(tx, { venueId, id });
      await work(tx, row);
      const { paid } = await balancesOf(tx, row);
      await setTotalPaid(tx, row, paid);
      if (paid >= row.total) await reviveSubscriptions(tx, row);
      const redemptions = await listRedemptions(tx, row);
      await saveResponse(tx, redemptions);
      return redemptions;
    });
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'payment_in_progress') throw error;
  }
  await deps.settlePayments(venueId, id).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'reservation_confirmed') throw error;
  });
  return attempt();
}

async function lockBooking(tx: Tx, key: { venueId: string; id: string }): Promise<PayableReservation> {
  const row = await lockForPayment(tx, key);
  if (!row) throw problem('reservation_not_found');
  return row;
}
