import { expect, test } from 'vitest';
import { keyedDigest } from '#server/db/digest.ts';
import { deriveKey, keyOfLink, secretKeysOf } from '#server/db/secretKeys.ts';

const bytes = Buffer.alloc(32, 7);
const { newest: key } = secretKeysOf([bytes]);
const { newest: other } = secretKeysOf([Buffer.alloc(32, 8)]);

test('every use of a secret key has a key of its own, the same every time', () => {
  expect(deriveKey(key, 'throttle')).toEqual(deriveKey(key, 'throttle'));
  expect(deriveKey(key, 'throttle')).toHaveLength(32);
  expect(deriveKey(key, 'throttle').equals(deriveKey(key, 'origin'))).toBe(false);
  expect(deriveKey(other, 'throttle').equals(deriveKey(key, 'throttle'))).toBe(false);
});

test('the same text has another digest under another key', () => {
  const digests = [deriveKey(key, 'origin'), bytes].map((secret) => keyedDigest(secret, '192.0.2.1').toString('hex'));
  expect(new Set(digests).size).toBe(2);
});

test('a key has an id that follows from it alone, and links name it', () => {
  const keys = secretKeysOf([Buffer.alloc(32, 8), bytes]);
  expect(keys.all.map(({ id }) => id)).toEqual([other.id, key.id]);
  expect(key.id).toMatch(/^[\w-]{8}$/);
  expect(keyOfLink(keys, `${other.id}abc`)).toBe(keys.newest);
  expect(keyOfLink(keys, `${key.id}abc`)).toBe(keys.all[1]);
  expect(keyOfLink(keys, 'from-before-keys-had-ids')).toBe(keys.all[1]);
});
