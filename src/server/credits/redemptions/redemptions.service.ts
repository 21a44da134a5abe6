import type { Redemption } from '#contract/names.ts';
import type { RedemptionKind } from '#server/db/creditsTables.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { releaseRedemptions } from './movements.repo.ts';
import { balancesOf as readBalances, confirmHeld, liveRedemptions } from './redemptions.repo.ts';
import type { Balances, ReservationOf } from './redemptions.repo.ts';
import type { LiveRedemption } from './redemption.types.ts';

export { redeemGiftCard, redeemPromoCode, redeemVoucher } from './redeem.ts';
export { quoteDeskCode, redeemAtDesk, redeemCodesAtDesk } from './redeemAtDesk.ts';
export { throttleStaffCodes, throttleWrongCodes } from './throttleWrongCodes.ts';
export type { PaidState } from './adjustRedemptions.ts';
export { releasedAtEnd, adjustRedemptions, paidState, reapplyRedemptions } from './adjustRedemptions.ts';

export const balancesOf = (db: Db, reservation: ReservationOf): Promise<Balances> => readBalances(db, reservation);

export const confirmRedemptions = (tx: Tx, reservation: ReservationOf): Promise<void> => confirmHeld(tx, reservation);

export async function removeRedemption(
  tx: Tx,
  row: ReservationOf,
  { id, kind }: { id: string; kind: RedemptionKind },
): Promise<void> {
  const live = (await liveRedemptions(tx, row)).filter((one) => one.id === id && one.kind === kind);
  if (live.length === 0) throw problem('not_found');
  await releaseRedemptions(tx, row.venueId, live, 'visitor');
}

/** What a gift card or voucher paid goes back to it, also where a visitor redeemed it. Returns it. Throws `not_found`. */
export async function returnRedemption(
  tx: Tx,
  row: ReservationOf,
  { id, staffId }: { id: string; staffId: string },
): Promise<LiveRedemption> {
  const redemption = (await liveRedemptions(tx, row)).find((one) => one.id === id && one.kind !== 'promoCode');
  if (!redemption) throw problem('not_found');
  await releaseRedemptions(tx, row.venueId, [redemption], staffId);
  return redemption;
}

export async function releaseAll(tx: Tx, row: ReservationOf, actor: string): Promise<void> {
  await releaseRedemptions(tx, row.venueId, await liveRedemptions(tx, row), actor);
}

/** What pays for the reservation besides money and promo codes; `debited` is what each would get back, in cents. */
export async function liveCredits(
  db: Db,
  row: ReservationOf,
): Promise<{ key: string; kind: 'giftCard' | 'voucher'; label: string; debited: number }[]> {
  const byCard = new Map<string, { key: string; kind: 'giftCard' | 'voucher'; label: string; debited: number }>();
  for (const { kind, giftCardId, label, debited } of await liveRedemptions(db, row)) {
    if (kind === 'promoCode' || giftCardId === null) continue;
    const sum = (byCard.get(giftCardId)?.debited ?? 0) + debited;
    byCard.set(giftCardId, { key: giftCardId, kind, label, debited: sum });
  }
  return [...byCard.values()];
}

/** They count for the customer who entered them. Returns all that is paid now, in cents. */
export async function releasePromoCodes(tx: Tx, row: ReservationOf): Promise<number> {
  const codes = (await liveRedemptions(tx, row)).filter(({ kind }) => kind === 'promoCode');
  await releaseRedemptions(tx, row.venueId, codes, 'visitor');
  return (await readBalances(tx, row)).paid;
}

export async function listRedemptions(db: Db, row: ReservationOf): Promise<Redemption[]> {
  return (await liveRedemptions(db, row)).map(({ id, kind, label, amount, balance }) => ({
    id,
    kind,
    label,
    amount,
    balanceLeft: kind === 'giftCard' ? balance : null,
  }));
}
