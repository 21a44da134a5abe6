import { createCipheriv, createDecipheriv } from 'node:crypto';
import { deriveKey, keyIdLength } from './secretKeys.ts';
import type { SecretKey, SecretKeys } from './secretKeys.ts';

const nonceBytes = 12;
const tagBytes = 16;

const mark = 'k1:';
const markedLength = mark.length + keyIdLength;

/** What is sealed opens for this use and this owner alone. */
export interface SealedFor {
  use: 'second-factor' | 'gift-card-seal';
  owner: string;
}

interface Random {
  bytes(count: number): Uint8Array;
}

/** AES-256-GCM under the newest key, whose id stands before it. */
export function seal(
  { newest }: SecretKeys,
  target: SealedFor,
  { plain, random }: { plain: Uint8Array; random: Random },
): Buffer {
  const nonce = random.bytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(newest, target.use), nonce).setAAD(Buffer.from(target.owner));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from(mark + newest.id), nonce, cipher.getAuthTag(), body]);
}

/** Throws when it was sealed for another owner, or under a key that is not there. */
export function unseal(keys: SecretKeys, target: SealedFor, sealed: Uint8Array): Buffer {
  const id = sealingKeyId(sealed);
  const key = keys.all.find((candidate) => candidate.id === id);
  if (key) return opened(key, target, sealed.subarray(markedLength));
  return openedByAny(keys, target, sealed);
}

/** Null for what was sealed before keys had ids. */
export function sealingKeyId(sealed: Uint8Array): string | null {
  const text = Buffer.from(sealed.subarray(0, markedLength)).toString('latin1');
  return text.startsWith(mark) ? text.slice(mark.length) : null;
}

/** Sealed before keys had ids. */
function openedByAny({ all }: SecretKeys, target: SealedFor, sealed: Uint8Array): Buffer {
  for (const [index, key] of all.entries()) {
    try {
      return opened(key, target, sealed);
    } catch (error) {
      if (index === all.length - 1) throw error;
    }
  }
  throw new Error('There is no key.');
}

function opened(key: SecretKey, { use, owner }: SealedFor, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key, use), sealed.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
