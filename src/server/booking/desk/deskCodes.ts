import type { DeskCodeForm, DeskCredit } from '#contract/names.ts';
import { balancesOf, quoteDeskCode, redeemCodesAtDesk } from '#server/credits/redemptions/redemptions.service.ts';
import { toPayable } from '../rows/payableReservation.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';
import { recordEvent, updateReservation } from '../rows/reservationWrites.repo.ts';
import type { DeskContext } from './deskContext.ts';

type Codes = { codes: readonly DeskCodeForm[]; context: DeskContext };

/** What each would pay after those before it; in a dry run. Throws `gift_card_invalid` for an unknown code. */
export async function quoteCodes(
  tx: Tx,
  row: ReservationRow,
  { codes, context: { language, staffId } }: Codes,
): Promise<DeskCredit[]> {
  const credits: DeskCredit[] = [];
  for (const code of codes) credits.push(await quoteDeskCode(tx, toPayable(row), { ...code, language, staffId }));
  return credits;
}

/** Before it is confirmed. Throws `gift_card_invalid`, `nothing_to_redeem`, `version_conflict`. */
export async function redeemCodes(
  deps: Pick<ReservationDeps, 'newId'>,
  tx: Tx,
  row: ReservationRow,
  { codes, context: { staffId } }: Codes,
): Promise<void> {
  if (codes.length === 0) return;
  const { venueId, id: reservationId } = row;
  const by = { staffId, assertRedeemable: async () => undefined };
  const amount = await redeemCodesAtDesk(tx, toPayable(row), { codes, ...by });
  await updateReservation(tx, venueId, reservationId, { totalPaid: (await balancesOf(tx, row)).paid });
  const event = { venueId, id: deps.newId(), reservationId, actor: staffId };
  await recordEvent(tx, { ...event, kind: 'redeemed', data: { amount } });
}
