import { createHash } from 'node:crypto';

/** SHA-256 of a text, as bytes for a `bytea` column. Never throws. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** SHA-256 of a text in base64url, for keys that must not show what they are about. Never throws. */
export function digestText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
