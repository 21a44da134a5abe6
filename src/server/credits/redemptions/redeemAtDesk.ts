import type { DeskCodeForm, DeskCredit, Language } from '#contract/names.ts';
import type { Tx } from '#server/db/schema.ts';
import { Problem, problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { creditByCode, idsOfCodes, kindOfCode } from './deskCredit.repo.ts';
import { lockGiftCards } from './movements.repo.ts';
import { redeemGiftCard, redeemVoucher } from './redeem.ts';
import type { Redeeming } from './redemption.types.ts';
import { balancesOf } from './redemptions.repo.ts';

interface DeskCode extends DeskCodeForm {
  staffId: string;
  assertRedeemable(): Promise<void>;
}

/**
 * A gift card or voucher pays a locked reservation, by the rules of visitors; returns the cents. With `amount` it pays that or
 * nothing. Throws `gift_card_invalid`, `nothing_to_redeem`, `version_conflict` when it pays another amount.
 */
export async function redeemAtDesk(tx: Tx, row: Redeeming, code: DeskCode): Promise<number> {
  const { venueId, id: reservationId } = row;
  const { id, paid, kind } = await pay(tx, row, code);
  if (code.amount !== null && code.amount !== paid) throw problem('version_conflict');
  const after = { reservationId, kind, amount: paid };
  await recordChange(tx, { venueId, kind: 'redemption', id }, { action: 'created', after });
  return paid;
}

/** Several at once, in their order. Returns the cents. Throws what `redeemAtDesk` throws. */
export async function redeemCodesAtDesk(
  tx: Tx,
  row: Redeeming,
  { codes, ...by }: { codes: readonly DeskCodeForm[] } & Omit<DeskCode, keyof DeskCodeForm>,
): Promise<number> {
  const ids = await idsOfCodes(tx, { venueId: row.venueId, codes: codes.map(({ code }) => code) });
  await lockGiftCards(tx, row.venueId, ids);
  let paid = 0;
  for (const code of codes) paid += await redeemAtDesk(tx, row, { ...code, ...by });
  return paid;
}

/** What a code holds and would pay; in a dry run. Throws `gift_card_invalid` for an unknown code. */
export async function quoteDeskCode(
  tx: Tx,
  row: Redeeming,
  { language, ...code }: DeskCodeForm & { language: Language; staffId: string },
): Promise<DeskCredit> {
  const credit = await creditByCode(tx, { venueId: row.venueId, code: code.code, language });
  if (!credit) throw problem('gift_card_invalid');
  const amount = credit.state === 'usable' ? await payable(tx, row, code) : 0;
  return { ...credit, amount, totalOpen: Math.max(0, row.total - (await balancesOf(tx, row)).paid) };
}

async function payable(tx: Tx, row: Redeeming, code: Omit<DeskCode, 'assertRedeemable'>): Promise<number> {
  try {
    return (await pay(tx, row, { ...code, assertRedeemable: async () => undefined })).paid;
  } catch (error) {
    if (error instanceof Problem && error.code === 'nothing_to_redeem') return 0;
    throw error;
  }
}

async function pay(
  tx: Tx,
  row: Redeeming,
  { code, amount, staffId, assertRedeemable }: DeskCode,
): Promise<{ id: string; paid: number; kind: 'giftCard' | 'voucher' }> {
  const kind = await kindOfCode(tx, { venueId: row.venueId, code });
  if (kind === undefined) throw problem('gift_card_invalid');
  const before = (await balancesOf(tx, row)).paid;
  const input = { code, staffId, assertRedeemable };
  const most = amount ?? Infinity;
  const id =
    kind === 'voucher' ? await redeemVoucher(tx, row, input) : await redeemGiftCard(tx, row, { ...input, most });
  return { id, paid: (await balancesOf(tx, row)).paid - before, kind };
}
