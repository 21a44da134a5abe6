import { createHash } from 'node:crypto';

export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export function digestText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
