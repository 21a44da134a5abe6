import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Random } from '#server/adapters/clock.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM, bound to `owner`: what is sealed for one opens for no other. */
export function seal(key: Uint8Array, owner: string, { plain, random }: { plain: Uint8Array; random: Random }): Buffer {
  const nonce = random.bytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Throws when it was sealed for another owner or under another key. */
export function unseal(key: Uint8Array, owner: string, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
