let ahead = 0;

/** Learns from an answer how far this computer's clock is off; `serverTime` is ISO 8601. */
export function noteServerTime(serverTime: string): void {
  const instant = Date.parse(serverTime);
  if (!Number.isNaN(instant)) ahead = instant - Date.now();
}

/** The server's clock as far as it is known: milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;
