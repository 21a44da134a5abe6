const msPerMinute = 60_000;

/** After each change; `maxHoldMinutes` since the creation. */
export const holdMinutes = 20;
export const maxHoldMinutes = 60;

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
