const msPerMinute = 60_000;

/** Minutes a hold lives after each change, and at most since its creation. */
export const holdMinutes = 20;
export const maxHoldMinutes = 60;

/** Minutes before the end at which the visitor is warned (decisions §9). */
export const holdWarnings = [5, 1] as const;

/** Whether 'Langer bewaren' can still give a hold more time. Both are instants in ISO 8601 UTC. Never throws. */
export function mayRenewHold(hold: { expiresAt: string; maxExpiresAt: string }): boolean {
  return hold.expiresAt < hold.maxExpiresAt;
}

/** Which warning stands with so many milliseconds left: 5 or 1 minutes, null before the first and after the end. */
export function holdWarningAt(msLeft: number): 5 | 1 | null {
  if (msLeft <= 0 || msLeft > holdWarnings[0] * msPerMinute) return null;
  return msLeft <= holdWarnings[1] * msPerMinute ? 1 : 5;
}
