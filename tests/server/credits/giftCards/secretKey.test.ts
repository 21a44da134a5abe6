import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSecretKey } from '#server/credits/giftCards/secretKey.ts';

test('without a key in the settings one is made once, that only its owner can read', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'kuur-key-')), 'data');
  const key = openSecretKey({ secretKey: null, dataDir });
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(openSecretKey({ secretKey: null, dataDir })).toEqual(key);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

test('the key of the settings wins', () => {
  expect(openSecretKey({ secretKey: 'k'.repeat(40), dataDir: '/nowhere' })).toEqual(Buffer.from('k'.repeat(40)));
});

test.each(['', 'k'.repeat(31)])('a stored key that is not whole (%j) is refused, and stays as it is', (storedKey) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kuur-key-'));
  writeFileSync(join(dataDir, 'secret.key'), storedKey);
  expect(() => openSecretKey({ secretKey: null, dataDir })).toThrow(/secret\.key holds fewer than 32 characters/);
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(storedKey);
});
