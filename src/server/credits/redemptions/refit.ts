import { redeemedAmounts } from '#domain/credits/redeemedAmounts.ts';
import { sumOf } from '#domain/values/cents.ts';
import type { Tx } from '#server/db/schema.ts';
import { allUsable } from './codes.repo.ts';
import { lockCards, releaseRedemptions, takeFromCard, takePromoUse, writeRedemption } from './movements.repo.ts';
import type { Actor } from './movements.repo.ts';
import { booksOf, endedRedemptions, liveRedemptions, payableItems } from './redemptions.repo.ts';
import type { ReservationOf } from './redemptions.repo.ts';
import type { NewRedemption } from './redemption.types.ts';

/**
 * Lets what was redeemed follow a changed reservation whose total is now so many cents: promo codes and vouchers are
 * reckoned anew, and what gift cards paid beyond what is left then goes back to them, the newest first. `actor`: who
 * changed it. Returns all that is paid now, in cents; more than the total when too much was paid in money.
 */
export async function refitRedemptions(
  tx: Tx,
  row: ReservationOf,
  { total, actor }: { total: number; actor: Actor },
): Promise<number> {
  const live = await liveRedemptions(tx, row);
  const { paid, redeemed } = await booksOf(tx, row);
  if (live.length === 0) return paid;
  const payable = { items: await payableItems(tx, row), total, paidInMoney: paid - redeemed };
  const amounts = redeemedAmounts(
    live.map(({ worth }) => worth),
    payable,
  );
  const changed = live.flatMap((one, at) => {
    const amount = amounts[at] ?? 0;
    if (amount === one.amount) return [];
    return [{ ...one, amount, taken: one.kind === 'giftCard' || amount === 0 ? amount : one.taken }];
  });
  const releases = changed.map(({ id, taken }) => ({ id, reappliedCents: taken }));
  await releaseRedemptions(tx, row.venueId, releases, actor);
  for (const { id, kind, giftCardId, promoCodeId, state, amount, taken } of changed) {
    if (amount === 0) continue;
    const reapplied = { kind, giftCardId, promoCodeId, state, amount, taken, inPlaceOf: id };
    if (!(await takeAgain(tx, row, reapplied, actor))) throw new Error(`redemption ${id} could not be reapplied`);
  }
  return (await booksOf(tx, row)).paid;
}

/** How much the end of a reservation gave back that could be taken again, in cents; 0 while it has not ended. */
export async function givenBackAtEnd(tx: Tx, row: ReservationOf & { state: string }): Promise<number> {
  if (row.state !== 'expired') return 0;
  return sumOf((await endedRedemptions(tx, row)).map(({ amount }) => amount));
}

/**
 * Takes again what the end of a reservation gave back, each as much as before: for money that came too late. False when
 * something of it is gone, blocked or past its last day; the caller then rolls back.
 */
export async function retakeRedemptions(tx: Tx, row: ReservationOf): Promise<boolean> {
  const ended = await endedRedemptions(tx, row);
  const cards = cardsOf(ended);
  await lockCards(tx, row.venueId, cards);
  if (!(await allUsable(tx, row.venueId, cards))) return false;
  for (const one of ended) if (!(await takeAgain(tx, row, { ...one, state: 'held' }, 'provider'))) return false;
  return true;
}

const cardsOf = (redemptions: readonly { giftCardId: string | null }[]): string[] =>
  redemptions.flatMap(({ giftCardId }) => giftCardId ?? []);

async function takeAgain(tx: Tx, row: ReservationOf, redemption: NewRedemption, actor: Actor): Promise<boolean> {
  const { venueId } = row;
  const { giftCardId, promoCodeId, taken } = redemption;
  if (giftCardId !== null && !(await takeFromCard(tx, { venueId, id: giftCardId }, taken))) return false;
  if (promoCodeId !== null && !(await takePromoUse(tx, { venueId, id: promoCodeId }))) return false;
  await writeRedemption(tx, row, redemption, actor);
  return true;
}
