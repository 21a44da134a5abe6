import { createHmac, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords as authenticators make them: SHA-1, six digits, half minutes (RFC 6238). */
const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const secretBytes = 20;

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** RFC 4226, section 5.3. */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / stepSeconds);

/** The step whose code this is, up to one away from now; null when it is of none. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  const written = Buffer.from(code.replaceAll(/\s/g, ''));
  const current = stepAt(now);
  const fits = (step: number): boolean =>
    written.length === digits && timingSafeEqual(Buffer.from(codeAt(secret, step)), written);
  return [current, current - 1, current + 1].find(fits) ?? null;
}

/** For a QR code: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function otpauthUri(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
