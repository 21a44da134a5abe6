import type { Reservation } from '#contract/names.ts';
import { readStoredJson, writeStored } from '#web/api/browserStorage.ts';
import { serverNow } from '#web/api/serverClock.ts';

const key = 'open_reservations';
const minute = 60_000;

/** Where a reservation was begun, and until when it is held (ISO 8601). */
type OpenHold = { slug: string; until: string };

/** Of this browser, the newest first, as far as they still live. */
export function openHolds(): OpenHold[] {
  return stored().filter(({ until }) => minutesUntil(until) > 0);
}

/** A reservation without a product is none to go on with. */
export function rememberHold(slug: string, reservation: Reservation | null): void {
  const others = stored().filter((each) => each.slug !== slug);
  const until = reservation?.persons.some(({ products }) => products.length > 0) && reservation.session.expiresAt;
  const holds = until ? [{ slug, until }, ...others] : others;
  writeStored(key, holds.length === 0 ? null : JSON.stringify(holds));
}

export const forgetHolds = (): void => writeStored(key, null);

/** By the server's clock, rounded up. */
export const minutesUntil = (until: string): number => Math.ceil((Date.parse(until) - serverNow()) / minute);

function stored(): OpenHold[] {
  const holds = readStoredJson(key);
  return Array.isArray(holds) ? holds.filter(isHold) : [];
}

function isHold(value: unknown): value is OpenHold {
  const { slug, until } = (value ?? {}) as Partial<OpenHold>;
  return typeof slug === 'string' && typeof until === 'string';
}
