import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBreached } from '#server/people/breachedPassword.ts';
import stored from '#server/people/breachedPasswords.json' with { type: 'json' };
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp();
});
afterAll(() => kuur.close());

test.each(['password', 'PassWord', 'welkom01', 'sr20dett', 'travelma', 'smittl8e', 'playstation3'])(
  '%s, of rank 1 to 100,000, is breached',
  (password) => {
    expect(isBreached(password)).toBe(true);
  },
);

test('the hundred-thousand-and-first is not', () => {
  expect(isBreached('smithtra')).toBe(false);
});

test('the filter holds 100,000 passwords', () => {
  const bits = Buffer.from(stored.bits, 'base64');
  const places = bits.length * 8;
  const set = bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  const entries = (-places / stored.hashes) * Math.log(1 - set / places);
  expect(Math.round(entries / 1000)).toBe(100);
});

test('of other passwords at most one in a thousand is refused', () => {
  const refused = Array.from({ length: 20_000 }, () => randomBytes(9).toString('hex')).filter(isBreached);
  expect(refused.length).toBeLessThan(20);
});

test('a leaked password has its own code', async () => {
  const body = customerForm({ email: 'gelekt@proefbad.example', password: 'Travelma' });
  const answer = await kuur.call('POST', '/api/customers/register', { body });
  expect([answer.status, answer.json.errors]).toEqual([400, [{ pointer: '/password', code: 'password_breached' }]]);
});
