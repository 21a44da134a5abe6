import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator shows for a secret in base 32 (RFC 6238: SHA-1, 30 seconds, six digits). */
export function totpAt(secret: string, at: Date): string {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const start = digest[19]! & 15;
  return String((digest.readUInt32BE(start) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
