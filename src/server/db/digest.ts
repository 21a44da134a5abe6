import { createHash, createHmac, hkdfSync } from 'node:crypto';

export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export function digestText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** 32 bytes for one use of the secret key (HKDF, RFC 5869): what one use gives away opens no other. */
export const deriveKey = (secret: Uint8Array, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `kuur/${use}`, 32));

/** For values that can be guessed, as addresses: without the key nobody finds them by trying. */
export const keyedDigest = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export const keyedDigestText = (key: Uint8Array, text: string): string => keyedDigest(key, text).toString('base64url');
