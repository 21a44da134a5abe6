import type { FieldError } from '../values/fieldErrors.ts';

const msPerMinute = 60_000;

/** How long an unpaid reservation keeps its places: after each change, and since its creation. */
export interface HoldMinutes {
  minutes: number;
  maxMinutes: number;
}

/** Where a venue sets nothing else (decisions §6). */
export const usualHold: HoldMinutes = { minutes: 20, maxMinutes: 60 };

/** More than a venue may set. */
export const longestHoldMinutes = 120;

export const holdMinutesOf = (setting: HoldMinutes | undefined): HoldMinutes => setting ?? usualHold;

/** Code `too_small`: a hold lasts at least as long as after a change. */
export const holdErrors = ({ minutes, maxMinutes }: HoldMinutes): FieldError[] =>
  maxMinutes < minutes ? [{ pointer: '/maxMinutes', code: 'too_small' }] : [];

/** Before anything was added. */
export const emptyHoldMinutes = 5;

/** How long a session opens what it booked; from then on the customer's login does. */
export const sessionHoursAfterConfirmation = 24;

export const holdWarnings = [5, 1] as const;

export function mayRenewHold(hold: { expiresAt: string; maxExpiresAt: string }): boolean {
  return hold.expiresAt < hold.maxExpiresAt;
}

export function holdWarningAt(msLeft: number): 5 | 1 | null {
  if (msLeft <= 0 || msLeft > holdWarnings[0] * msPerMinute) return null;
  return msLeft <= holdWarnings[1] * msPerMinute ? 1 : 5;
}
