import type { Redemption } from '#contract/names.ts';
import type { RedemptionKind } from '#server/db/moneyTables.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { releaseRedemptions } from './movements.repo.ts';
import { booksOf, liveRedemptions } from './redemptions.repo.ts';
import type { ReservationOf } from './redemptions.repo.ts';

export { redeemGiftCard, redeemPromoCode, redeemVoucher } from './redeem.ts';
export { givenBackAtEnd, refitRedemptions, retakeRedemptions } from './refit.ts';
export { booksOf, confirmHeld as confirmRedemptions } from './redemptions.repo.ts';

/** Gives back what one redemption of this kind took. Throws `not_found` when it does not stand in this reservation. */
export async function removeRedemption(
  tx: Tx,
  row: ReservationOf,
  { id, kind }: { id: string; kind: RedemptionKind },
): Promise<void> {
  const live = (await liveRedemptions(tx, row)).filter((one) => one.id === id && one.kind === kind);
  if (live.length === 0) throw problem('not_found');
  await releaseRedemptions(tx, row.venueId, live, 'visitor');
}

/** Gives back all that was redeemed for a locked reservation. `actor`: the member of staff who gives its money back. */
export async function releaseAll(tx: Tx, row: ReservationOf, actor: string): Promise<void> {
  await releaseRedemptions(tx, row.venueId, await liveRedemptions(tx, row), actor);
}

/** Gives back what promo codes took: they are counted for the customer who entered them. Returns all that is paid now, in cents. */
export async function releasePromoCodes(tx: Tx, row: ReservationOf): Promise<number> {
  const codes = (await liveRedemptions(tx, row)).filter(({ kind }) => kind === 'promoCode');
  await releaseRedemptions(tx, row.venueId, codes, 'visitor');
  return (await booksOf(tx, row)).paid;
}

/** What a reservation is paid with besides money, in the order in which it was redeemed. */
export async function listRedemptions(db: Db, row: ReservationOf): Promise<Redemption[]> {
  return (await liveRedemptions(db, row)).map(({ id, kind, label, amount, balance }) => ({
    id,
    kind,
    label,
    amount,
    balanceLeft: kind === 'giftCard' ? balance : null,
  }));
}
