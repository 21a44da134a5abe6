import { expect, test } from 'vitest';
import { base32, codeAt, otpauthUri, stepAt, stepOf } from '#server/people/totp.ts';

const secret = Buffer.from('12345678901234567890');

/** Appendix B of RFC 6238, SHA-1; the last six of its eight digits. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1_000)))).toBe(code);
});

test('a secret is written in base 32', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
});

test('a code works one step before and after its own', () => {
  const now = new Date(1_111_111_109_000);
  const steps = [-2, -1, 0, 1, 2].map((away) => stepOf(secret, codeAt(secret, stepAt(now) + away), now));
  expect(steps).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null]);
  expect(stepOf(secret, '081 804', now)).toBe(stepAt(now));
  expect(['', '81804', 'abcdef', '0818041'].map((code) => stepOf(secret, code, now))).toEqual([null, null, null, null]);
});

test('an authenticator reads whose code it is', () => {
  const uri = otpauthUri(secret, { issuer: 'Thermen & Co', account: 'a@b.example' });
  expect(uri).toBe(
    'otpauth://totp/Thermen%20%26%20Co:a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Thermen%20%26%20Co',
  );
});
