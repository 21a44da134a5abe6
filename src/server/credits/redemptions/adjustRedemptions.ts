import { redeemedAmounts } from '#domain/credits/redeemedAmounts.ts';
import { sumOf } from '#domain/values/cents.ts';
import type { Tx } from '#server/db/schema.ts';
import { allUsable } from './codes.repo.ts';
import {
  lockGiftCards,
  releaseRedemptions,
  debitGiftCard,
  countPromoCodeUse,
  insertRedemption,
} from './movements.repo.ts';
import type { Actor } from './movements.repo.ts';
import { balancesOf, endedRedemptions, liveRedemptions, payableItems, balancesAndState } from './redemptions.repo.ts';
import type { Balances, ReservationOf } from './redemptions.repo.ts';
import type { LiveRedemption, NewRedemption } from './redemption.types.ts';

/** What pays for a reservation: redemptions, sums of its ledger in cents, and whether a payment has begun and not ended. */
export interface PaidState {
  live: readonly LiveRedemption[];
  balances: Balances;
  isBeingPaid: boolean;
}

export async function paidState(tx: Tx, row: ReservationOf): Promise<PaidState> {
  const { isRedeemed, isBeingPaid, ...balances } = await balancesAndState(tx, row);
  return { live: isRedeemed ? await liveRedemptions(tx, row) : [], balances, isBeingPaid };
}

/**
 * Recalculates promo codes and vouchers for the new total (cents), then releases from gift cards what is too much,
 * newest first. `goingBack`: cents of refunds that the ledger does not have yet. Returns all that is paid, in cents:
 * above the total when paid in money.
 */
export async function adjustRedemptions(
  tx: Tx,
  row: ReservationOf,
  { total, actor, goingBack = 0, state }: { total: number; actor: Actor; goingBack?: number; state?: PaidState },
): Promise<number> {
  const { live, balances } = state ?? (await paidState(tx, row));
  const { paid, redeemed } = balances;
  if (live.length === 0) return paid;
  const payable = { items: await payableItems(tx, row), total, paidInMoney: paid - redeemed - goingBack };
  const amounts = redeemedAmounts(
    live.map(({ worth }) => worth),
    payable,
  );
  const changed = live.flatMap((one, at) => {
    const amount = amounts[at] ?? 0;
    if (amount === one.amount) return [];
    return [{ ...one, amount, debited: one.kind === 'giftCard' || amount === 0 ? amount : one.debited }];
  });
  const releases = changed.map(({ id, debited }) => ({ id, reappliedCents: debited }));
  await releaseRedemptions(tx, row.venueId, releases, actor);
  for (const { id, kind, giftCardId, promoCodeId, state, amount, debited, atDesk } of changed) {
    if (amount === 0) continue;
    const reapplied = { kind, giftCardId, promoCodeId, state, amount, debited, atDesk, inPlaceOf: id };
    if (!(await reapply(tx, row, reapplied, actor))) throw new Error(`redemption ${id} could not be reapplied`);
  }
  return (await balancesOf(tx, row)).paid;
}

/** Cents that could be reapplied; 0 while it has not ended. */
export async function releasedAtEnd(tx: Tx, row: ReservationOf & { state: string }): Promise<number> {
  if (row.state !== 'expired') return 0;
  return sumOf((await endedRedemptions(tx, row)).map(({ amount }) => amount));
}

/** For late payments. False: a credit is used, blocked or expired; the caller rolls back. */
export async function reapplyRedemptions(tx: Tx, row: ReservationOf): Promise<boolean> {
  const ended = await endedRedemptions(tx, row);
  const cards = giftCardIdsOf(ended);
  await lockGiftCards(tx, row.venueId, cards);
  if (!(await allUsable(tx, row.venueId, cards))) return false;
  for (const one of ended) if (!(await reapply(tx, row, { ...one, state: 'held' }, 'provider'))) return false;
  return true;
}

const giftCardIdsOf = (redemptions: readonly { giftCardId: string | null }[]): string[] =>
  redemptions.flatMap(({ giftCardId }) => giftCardId ?? []);

async function reapply(tx: Tx, row: ReservationOf, redemption: NewRedemption, actor: Actor): Promise<boolean> {
  const { venueId } = row;
  const { giftCardId, promoCodeId, debited } = redemption;
  if (giftCardId !== null && !(await debitGiftCard(tx, { venueId, id: giftCardId }, debited))) return false;
  if (promoCodeId !== null && !(await countPromoCodeUse(tx, { venueId, id: promoCodeId }))) return false;
  await insertRedemption(tx, row, redemption, actor);
  return true;
}
