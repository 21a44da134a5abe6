const msPerMinute = 60_000;

/** Minutes a hold lives after each change, at most since its creation, and at least when going to pay. */
export const holdMinutes = 20;
export const maxHoldMinutes = 60;
export const checkoutHoldMinutes = 15;

/** Minutes before the end at which the visitor is warned (decisions §9). */
export const holdWarnings = [5, 1] as const;

/** The latest end a hold created at this instant can ever have. Instants in milliseconds since 1970. */
export function maxHoldEnd(createdAt: number): number {
  return createdAt + maxHoldMinutes * msPerMinute;
}

/** The end of a hold after a change or 'Langer bewaren' now: 20 minutes on, never past 60 from its creation. */
export function renewedHoldEnd(hold: { createdAt: number; now: number }): number {
  return Math.min(hold.now + holdMinutes * msPerMinute, maxHoldEnd(hold.createdAt));
}

/** Whether 'Langer bewaren' can still give a hold more time. Both are instants in ISO 8601 UTC. Never throws. */
export function mayRenewHold(hold: { expiresAt: string; maxExpiresAt: string }): boolean {
  return hold.expiresAt < hold.maxExpiresAt;
}

/** The end of a hold that goes to payment: at least 15 minutes left if the 60 allow it, never sooner than it was. */
export function checkoutHoldEnd(hold: { createdAt: number; expiresAt: number; now: number }): number {
  const wanted = hold.now + checkoutHoldMinutes * msPerMinute;
  return Math.max(hold.expiresAt, Math.min(wanted, maxHoldEnd(hold.createdAt)));
}

/** Which warning stands with so many milliseconds left: 5 or 1 minutes, null before the first and after the end. */
export function holdWarningAt(msLeft: number): 5 | 1 | null {
  if (msLeft <= 0 || msLeft > holdWarnings[0] * msPerMinute) return null;
  return msLeft <= holdWarnings[1] * msPerMinute ? 1 : 5;
}
