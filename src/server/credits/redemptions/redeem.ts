import { mayRedeem } from '#domain/credits/redeemForm.ts';
import { redeemedAmounts } from '#domain/credits/redeemedAmounts.ts';
import type { Redeemed } from '#domain/credits/redeemedAmounts.ts';
import { sumOf } from '#domain/values/cents.ts';
import type { Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { giftCardByCode, promoCodeByCode, usesOf } from './codes.repo.ts';
import {
  countAtDesk,
  countPromoCodeUse,
  debitGiftCard,
  insertRedemption,
  releaseRedemptions,
} from './movements.repo.ts';
import { balancesOf, liveRedemptions, payableItems, worthOfVouchers } from './redemptions.repo.ts';
import type { LiveRedemption, Redeeming } from './redemption.types.ts';

/** In a transaction that locked the reservation. `assertRedeemable` runs once the code is known to be valid. */
export interface CodeInput {
  code: string;
  assertRedeemable(): Promise<void>;
  /** Who lets it pay at the desk; absent: the visitor. */
  staffId?: string;
}

/**
 * Returns the redemption's id. Redeems as much as the gift card holds and is outstanding, `most` cents when given; one in use there pays more when it
 * can. Throws `gift_card_invalid` (unknown, empty, blocked or expired), `nothing_to_redeem`.
 */
export async function redeemGiftCard(
  tx: Tx,
  row: Redeeming,
  { code, assertRedeemable, staffId, most = Infinity }: CodeInput & { most?: number },
): Promise<string> {
  const live = await redeemable(tx, row);
  const card = await giftCardByCode(tx, { venueId: row.venueId, kind: 'giftCard', code });
  const existingRedemption = live.find(({ giftCardId }) => giftCardId !== null && giftCardId === card?.id);
  const existing = existingRedemption?.debited ?? 0;
  const balance = (card?.balance ?? 0) + existing;
  if (!card?.usable || balance === 0) throw problem('gift_card_invalid');
  await assertRedeemable();
  const others = live.filter((other) => other !== existingRedemption);
  const worth = Math.min(balance, existing + most);
  const amount = await payableBy(tx, row, others, { kind: 'giftCard', amount: worth });
  if (amount <= existing) throw problem('nothing_to_redeem');
  if (existingRedemption) {
    const release = { id: existingRedemption.id, reappliedCents: amount };
    if (staffId !== undefined) await countAtDesk(tx, { venueId: row.venueId, id: release.id });
    await releaseRedemptions(tx, row.venueId, [release], staffId ?? 'visitor');
  }
  return redeemCard(tx, row, { kind: 'giftCard', id: card.id, amount, debited: amount, staffId });
}

/**
 * Returns the redemption's id. Pays its items in whole and is used up by it. Throws `gift_card_invalid`, also while it is in use,
 * `nothing_to_redeem`.
 */
export async function redeemVoucher(
  tx: Tx,
  row: Redeeming,
  { code, assertRedeemable, staffId }: CodeInput,
): Promise<string> {
  const live = await redeemable(tx, row);
  const card = await giftCardByCode(tx, { venueId: row.venueId, kind: 'voucher', code });
  if (!card?.usable || card.balance === 0) throw problem('gift_card_invalid');
  await assertRedeemable();
  const { productId } = card;
  const worth = productId === null ? [] : (await worthOfVouchers(tx, row.venueId, [productId])).get(productId);
  const amount = await payableBy(tx, row, live, { kind: 'voucher', worth: worth ?? [] });
  if (amount === 0) throw problem('nothing_to_redeem');
  return redeemCard(tx, row, { kind: 'voucher', id: card.id, amount, debited: card.balance, staffId });
}

/** One per reservation. Throws `gift_card_invalid` (also when used as often as allowed), `nothing_to_redeem`. */
export async function redeemPromoCode(tx: Tx, row: Redeeming, { code, assertRedeemable }: CodeInput): Promise<void> {
  const live = await redeemable(tx, row);
  const promo = await promoCodeByCode(tx, row, code);
  if (!promo) throw problem('gift_card_invalid');
  await assertRedeemable();
  const amount = await payableBy(tx, row, live, { kind: 'promoCode', worth: promo });
  if (amount === 0 || live.some(({ kind }) => kind === 'promoCode')) throw problem('nothing_to_redeem');
  const { venueId } = row;
  if (!(await countPromoCodeUse(tx, { venueId, id: promo.id }))) throw problem('gift_card_invalid');
  const most = promo.maxUsesPerCustomer;
  if (most !== null && (row.customerId === null || (await usesOf(tx, row, promo.id)) >= most)) {
    throw problem('gift_card_invalid');
  }
  const parts = {
    kind: 'promoCode' as const,
    giftCardId: null,
    promoCodeId: promo.id,
    debited: 0,
    state: 'held' as const,
  };
  await insertRedemption(tx, row, { ...parts, amount }, 'visitor');
}

async function redeemable(tx: Tx, row: Redeeming): Promise<LiveRedemption[]> {
  const { paid } = await balancesOf(tx, row);
  if (!mayRedeem({ type: row.flowType }) || paid >= row.total) throw problem('nothing_to_redeem');
  return liveRedemptions(tx, row);
}

async function payableBy(tx: Tx, row: Redeeming, others: readonly LiveRedemption[], more: Redeemed): Promise<number> {
  const { paid, redeemed } = await balancesOf(tx, row);
  const payable = { items: await payableItems(tx, row), total: row.total, paidInMoney: paid - redeemed };
  const maximum = redeemedAmounts([...others.map(({ worth }) => worth), more], payable).at(-1) ?? 0;
  const open = row.total - payable.paidInMoney - sumOf(others.map(({ amount }) => amount));
  return Math.max(0, Math.min(maximum, open));
}

interface RedeemedCard {
  kind: 'giftCard' | 'voucher';
  id: string;
  amount: number;
  debited: number;
  staffId: string | undefined;
}

async function redeemCard(tx: Tx, row: Redeeming, { id, staffId, ...paid }: RedeemedCard): Promise<string> {
  if (!(await debitGiftCard(tx, { venueId: row.venueId, id }, paid.debited))) throw problem('gift_card_invalid');
  const atDesk = staffId !== undefined;
  const redemption = { ...paid, giftCardId: id, promoCodeId: null, state: 'held' as const, atDesk };
  return insertRedemption(tx, row, redemption, staffId ?? 'visitor');
}
