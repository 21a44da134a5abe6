import { redeemedAmounts } from '#domain/credits/redeemedAmounts.ts';
import { sumOf } from '#domain/values/cents.ts';
import type { Tx } from '#server/db/schema.ts';
import { allUsable } from './codes.repo.ts';
import { lockCards, releaseRedemptions, takeFromCard, takePromoUse, writeRedemption } from './movements.repo.ts';
import type { Actor } from './movements.repo.ts';
import { balancesOf, endedRedemptions, liveRedemptions, payableItems } from './redemptions.repo.ts';
import type { ReservationOf } from './redemptions.repo.ts';
import type { NewRedemption } from './redemption.types.ts';

/**
 * Lets what was redeemed follow a changed reservation whose total is now so many cents: promo codes and vouchers are
 * reckoned anew, and what gift cards paid beyond what is left then goes back to them, the newest first. `actor`: who
 * changed it. Returns all that is paid now, in cents; more than the total when too much was paid in money.
 */
export async function adjustRedemptions(
  tx: Tx,
  row: ReservationOf,
  { total, actor }: { total: number; actor: Actor },
): Promise<number> {
  const live = await liveRedemptions(tx, row);
  const { paid, redeemed } = await balancesOf(tx, row);
  if (live.length === 0) return paid;
  const payable = { items: await payableItems(tx, row), total, paidInMoney: paid - redeemed };
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
  for (const { id, kind, giftCardId, promoCodeId, state, amount, debited } of changed) {
    if (amount === 0) continue;
    const reapplied = { kind, giftCardId, promoCodeId, state, amount, debited, inPlaceOf: id };
    if (!(await reapply(tx, row, reapplied, actor))) throw new Error(`redemption ${id} could not be reapplied`);
  }
  return (await balancesOf(tx, row)).paid;
}

/** How much the end of a reservation gave back that could be reapplied, in cents; 0 while it has not ended. */
export async function releasedAtEnd(tx: Tx, row: ReservationOf & { state: string }): Promise<number> {
  if (row.state !== 'expired') return 0;
  return sumOf((await endedRedemptions(tx, row)).map(({ amount }) => amount));
}

/**
 * Takes again what the end of a reservation gave back, each as much as before: for money that came too late. False when
 * something of it is gone, blocked or past its last day; the caller then rolls back.
 */
export async function reapplyRedemptions(tx: Tx, row: ReservationOf): Promise<boolean> {
  const ended = await endedRedemptions(tx, row);
  const cards = cardsOf(ended);
  await lockCards(tx, row.venueId, cards);
  if (!(await allUsable(tx, row.venueId, cards))) return false;
  for (const one of ended) if (!(await reapply(tx, row, { ...one, state: 'held' }, 'provider'))) return false;
  return true;
}

const cardsOf = (redemptions: readonly { giftCardId: string | null }[]): string[] =>
  redemptions.flatMap(({ giftCardId }) => giftCardId ?? []);

async function reapply(tx: Tx, row: ReservationOf, redemption: NewRedemption, actor: Actor): Promise<boolean> {
  const { venueId } = row;
  const { giftCardId, promoCodeId, debited } = redemption;
  if (giftCardId !== null && !(await takeFromCard(tx, { venueId, id: giftCardId }, debited))) return false;
  if (promoCodeId !== null && !(await takePromoUse(tx, { venueId, id: promoCodeId }))) return false;
  await writeRedemption(tx, row, redemption, actor);
  return true;
}
