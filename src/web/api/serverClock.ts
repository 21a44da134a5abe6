let ahead = 0;

/** Measures the difference to the server's clock; `serverTime` is ISO 8601. */
export function syncServerClock(serverTime: string): void {
  const instant = Date.parse(serverTime);
  if (!Number.isNaN(instant)) ahead = instant - Date.now();
}

export const serverNow = (): number => Date.now() + ahead;
