import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSecretKeys } from '#server/openSecretKeys.ts';

test('without a key in the settings one is made once, that only its owner can read', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'kuur-key-')), 'data');
  const open = () => openSecretKeys({ secretKey: null, earlierSecretKeys: [], dataDir });
  const key = open().newest.bytes;
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(open().newest.bytes).toEqual(key);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

test('the key of the settings wins, and earlier ones come after it', () => {
  const [newest, earlier] = ['k'.repeat(40), 'e'.repeat(40)];
  const keys = openSecretKeys({ secretKey: newest, earlierSecretKeys: [earlier], dataDir: '/nowhere' });
  expect(keys.newest.bytes).toEqual(Buffer.from(newest));
  expect(keys.all.map(({ bytes }) => bytes)).toEqual([newest, earlier].map((text) => Buffer.from(text)));
});

test.each(['', 'k'.repeat(31)])('a stored key that is not whole (%j) is refused, and stays as it is', (storedKey) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kuur-key-'));
  writeFileSync(join(dataDir, 'secret.key'), storedKey);
  expect(() => openSecretKeys({ secretKey: null, earlierSecretKeys: [], dataDir })).toThrow(
    /secret\.key holds fewer than 32 characters/,
  );
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(storedKey);
});
