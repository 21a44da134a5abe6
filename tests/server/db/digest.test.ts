import { expect, test } from 'vitest';
import { deriveKey, keyedDigest } from '#server/db/digest.ts';

const secret = Buffer.alloc(32, 7);

test('every use of the secret key has a key of its own, the same every time', () => {
  expect(deriveKey(secret, 'throttle')).toEqual(deriveKey(secret, 'throttle'));
  expect(deriveKey(secret, 'throttle')).toHaveLength(32);
  expect(deriveKey(secret, 'throttle').equals(deriveKey(secret, 'origin'))).toBe(false);
  expect(deriveKey(Buffer.alloc(32, 8), 'throttle').equals(deriveKey(secret, 'throttle'))).toBe(false);
});

test('the same text has another digest under another key', () => {
  const [first, second] = [keyedDigest(deriveKey(secret, 'a'), '192.0.2.1'), keyedDigest(secret, '192.0.2.1')];
  expect(first.equals(second)).toBe(false);
});
