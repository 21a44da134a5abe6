import type { CountedCoins, DayCloseForm, DeskMeans, DeskTakings } from '#contract/names.ts';
import { sumOf } from '../values/cents.ts';
import type { Cents } from '../values/cents.ts';
import type { FieldError } from '../values/fieldErrors.ts';

export const deskMeans = ['cash', 'card', 'other', 'giftCard', 'voucher', 'paymentLink'] as const satisfies DeskMeans[];

/** Notes and coins of the euro, the largest first; in cents. */
export const euroCoins = [
  50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
] as const satisfies CountedCoins['value'][];

type Counted = Pick<DayCloseForm, 'openingFloat' | 'countedCash' | 'slipTotal'>;

/** What the desk took, and what the close before left in the drawer; null before the first. */
export type ToClose = { takings: readonly DeskTakings[]; float: Cents | null };

/** Above 0 there is too much. */
export type CloseDifferences = { cashDifference: Cents; cardDifference: Cents; floatDifference: Cents };

export const netTaken = (takings: readonly DeskTakings[], means: DeskMeans): Cents =>
  sumOf(takings.filter((one) => one.means === means).map(({ received, returned }) => received - returned));

export function closeDifferences(
  { openingFloat, countedCash, slipTotal }: Counted,
  { takings, float }: ToClose,
): CloseDifferences {
  return {
    cashDifference: countedCash - openingFloat - netTaken(takings, 'cash'),
    cardDifference: slipTotal - netTaken(takings, 'card'),
    floatDifference: float === null ? 0 : openingFloat - float,
  };
}

export const isBalanced = (differences: CloseDifferences): boolean =>
  Object.values(differences).every((difference) => difference === 0);

export const coinsWorth = (coins: readonly CountedCoins[]): Cents =>
  sumOf(coins.map(({ value, count }) => value * count));

/** Codes: `mismatch` (not what the coins are worth), `too_high` (more than is there), `required` (a difference without a reason). */
export function dayCloseErrors(form: Omit<DayCloseForm, 'number' | 'movements'>, day: ToClose): FieldError[] {
  const { coins, countedCash, leftInDrawer, reason } = form;
  const needsReason = !isBalanced(closeDifferences(form, day));
  return [
    ...(coins !== null && coinsWorth(coins) !== countedCash ? [{ pointer: '/countedCash', code: 'mismatch' }] : []),
    ...(leftInDrawer > countedCash ? [{ pointer: '/leftInDrawer', code: 'too_high' }] : []),
    ...(needsReason && reason.trim() === '' ? [{ pointer: '/reason', code: 'required' }] : []),
  ];
}
