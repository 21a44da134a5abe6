import { mayRedeem } from '#domain/credits/redeemForm.ts';
import { redeemedAmounts } from '#domain/credits/redeemedAmounts.ts';
import type { Redeemed } from '#domain/credits/redeemedAmounts.ts';
import { sumOf } from '#domain/values/cents.ts';
import type { Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { cardByCode, promoByCode, usesOf } from './codes.repo.ts';
import { releaseRedemptions, takeFromCard, takePromoUse, writeRedemption } from './movements.repo.ts';
import { booksOf, liveRedemptions, payableItems, worthOfVouchers } from './redemptions.repo.ts';
import type { LiveRedemption, Redeeming } from './redemption.types.ts';

/**
 * What was typed, in a transaction that locked the reservation. `mayTake` is asked once the code is known to be good and
 * throws when the reservation may not change now.
 */
export interface CodeInput {
  code: string;
  mayTake(): Promise<void>;
}

/**
 * Pays with a gift card as much as it holds and the reservation asks. A card that is in use there already pays more when
 * it can. Throws `gift_card_invalid` (the same for unknown, empty, blocked and expired cards) and `nothing_to_redeem`.
 */
export async function redeemGiftCard(tx: Tx, row: Redeeming, { code, mayTake }: CodeInput): Promise<void> {
  const live = await redeemable(tx, row);
  const card = await cardByCode(tx, { venueId: row.venueId, kind: 'giftCard', code });
  const standing = live.find(({ giftCardId }) => giftCardId !== null && giftCardId === card?.id);
  const balance = (card?.balance ?? 0) + (standing?.taken ?? 0);
  if (!card?.usable || balance === 0) throw problem('gift_card_invalid');
  await mayTake();
  const others = live.filter((other) => other !== standing);
  const amount = await payableBy(tx, row, others, { kind: 'giftCard', amount: balance });
  if (amount <= (standing?.taken ?? 0)) throw problem('nothing_to_redeem');
  if (standing) await releaseRedemptions(tx, row.venueId, [{ id: standing.id, reappliedCents: amount }], 'visitor');
  await takeCard(tx, row, { kind: 'giftCard', id: card.id, amount, taken: amount });
}

/**
 * Pays the items a voucher stands for; it is used up by it. Throws `gift_card_invalid` as a gift card does, also while
 * it is in use, and `nothing_to_redeem` when nothing of it is in the reservation.
 */
export async function redeemVoucher(tx: Tx, row: Redeeming, { code, mayTake }: CodeInput): Promise<void> {
  const live = await redeemable(tx, row);
  const card = await cardByCode(tx, { venueId: row.venueId, kind: 'voucher', code });
  if (!card?.usable || card.balance === 0) throw problem('gift_card_invalid');
  await mayTake();
  const { productId } = card;
  const worth = productId === null ? [] : (await worthOfVouchers(tx, row.venueId, [productId])).get(productId);
  const amount = await payableBy(tx, row, live, { kind: 'voucher', worth: worth ?? [] });
  if (amount === 0) throw problem('nothing_to_redeem');
  await takeCard(tx, row, { kind: 'voucher', id: card.id, amount, taken: card.balance });
}

/**
 * Takes off what a promo code gives; one code per reservation. Throws `gift_card_invalid` when it is unknown, not (or no
 * longer) to be used, or used as often as it may be, and `nothing_to_redeem`.
 */
export async function redeemPromoCode(tx: Tx, row: Redeeming, { code, mayTake }: CodeInput): Promise<void> {
  const live = await redeemable(tx, row);
  const promo = await promoByCode(tx, row, code);
  if (!promo) throw problem('gift_card_invalid');
  await mayTake();
  const amount = await payableBy(tx, row, live, { kind: 'promoCode', worth: promo });
  if (amount === 0 || live.some(({ kind }) => kind === 'promoCode')) throw problem('nothing_to_redeem');
  const { venueId } = row;
  if (!(await takePromoUse(tx, { venueId, id: promo.id }))) throw problem('gift_card_invalid');
  const most = promo.maxUsesPerCustomer;
  if (most !== null && (row.customerId === null || (await usesOf(tx, row, promo.id)) >= most)) {
    throw problem('gift_card_invalid');
  }
  const parts = {
    kind: 'promoCode' as const,
    giftCardId: null,
    promoCodeId: promo.id,
    taken: 0,
    state: 'held' as const,
  };
  await writeRedemption(tx, row, { ...parts, amount }, 'visitor');
}

/** What stands already, where something more can be redeemed. Throws `nothing_to_redeem` elsewhere, whatever the code. */
async function redeemable(tx: Tx, row: Redeeming): Promise<LiveRedemption[]> {
  const { paid } = await booksOf(tx, row);
  if (!mayRedeem({ type: row.flowType }) || paid >= row.total) throw problem('nothing_to_redeem');
  return liveRedemptions(tx, row);
}

/** What one more can pay beside the others, in cents: never more than is open, whatever a code is worth by now. */
async function payableBy(tx: Tx, row: Redeeming, others: readonly LiveRedemption[], more: Redeemed): Promise<number> {
  const { paid, redeemed } = await booksOf(tx, row);
  const payable = { items: await payableItems(tx, row), total: row.total, paidInMoney: paid - redeemed };
  const wanted = redeemedAmounts([...others.map(({ worth }) => worth), more], payable).at(-1) ?? 0;
  const open = row.total - payable.paidInMoney - sumOf(others.map(({ amount }) => amount));
  return Math.max(0, Math.min(wanted, open));
}

async function takeCard(
  tx: Tx,
  row: Redeeming,
  { kind, id, amount, taken }: { kind: 'giftCard' | 'voucher'; id: string; amount: number; taken: number },
): Promise<void> {
  if (!(await takeFromCard(tx, { venueId: row.venueId, id }, taken))) throw problem('gift_card_invalid');
  await writeRedemption(tx, row, { kind, giftCardId: id, promoCodeId: null, amount, taken, state: 'held' }, 'visitor');
}
