import { createHash, createHmac } from 'node:crypto';

export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export function digestText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** For values that can be guessed, as addresses: without the key nobody finds them by trying. */
export const keyedDigest = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export const keyedDigestText = (key: Uint8Array, text: string): string => keyedDigest(key, text).toString('base64url');
