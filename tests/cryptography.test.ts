import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const listed = readFileSync('.github/SECURITY.md', 'utf8');
const primitives =
  /\b(createHash|createHmac|createCipheriv|hkdfSync|scryptSync|pbkdf2Sync|createSign|createVerify)\(|@node-rs\/argon2|simplewebauthn\/server'/;
const users = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/server/${name}`)
  .filter((path) => primitives.test(readFileSync(path, 'utf8')));

test('the inventory of cryptography names every file of the server that uses any', () => {
  expect(users.length).toBeGreaterThan(10);
  expect(users.filter((path) => !listed.includes(`\`${path}\``))).toEqual([]);
});
