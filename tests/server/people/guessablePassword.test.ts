import { afterAll, beforeAll, expect, test } from 'vitest';
import { isGuessable } from '#server/people/guessablePassword.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { mailedTokenIn } from '#tests/support/mailedToken.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp();
});
afterAll(() => kuur.close());

test.each([
  ['aaaaaaaa', []],
  ['olijfgaard', ['Thermen Olijfgaard']],
  ['Olijfgaard-2026!', ['Thermen Olijfgaard']],
  ['zoemassage1', ['Zoë', 'zoe.massage@x.example', 'Zoë Massage']],
])('the password %s is guessable beside %j', (password, texts) => {
  expect(isGuessable(password, texts)).toBe(true);
});

test.each([
  ['Geheim-123', ['Thermen Olijfgaard']],
  ['olijfgaard-en-vijgen', ['Thermen Olijfgaard']],
  ['kd83-xQ.19', ['kd']],
])('the password %s is not, beside %j', (password, texts) => {
  expect(isGuessable(password, texts)).toBe(false);
});

test.each(['12121212', 'proefbad1', 'Entree2026', 'wilma-1234', 'kanarie.99'])(
  'nobody registers with the password %s',
  async (password) => {
    const body = customerForm({ email: 'raadbaar@proefbad.example', password });
    const answer = await kuur.call('POST', '/api/customers/register', { body });
    expect([answer.status, answer.json.errors]).toEqual([400, [{ pointer: '/password', code: 'password_guessable' }]]);
  },
);

test('a reset takes no guessable password, and leaves the link good', async () => {
  const email = 'makkelijk@proefbad.example';
  await kuur.call('POST', '/api/customers/register', { body: customerForm({ email, password: 'Geheim-123' }) });
  await kuur.call('POST', '/api/customers/reset-password', { body: { email } });
  await kuur.services.jobs.runDueJobs();
  const path = `/api/customers/reset-password/${mailedTokenIn(kuur.mails.at(-1), 'customer/reset-password')}`;
  const refused = await kuur.call('POST', path, { body: { password: 'makkelijk1' } });
  expect(refused.json.errors).toEqual([{ pointer: '/password', code: 'password_guessable' }]);
  const leaked = await kuur.call('POST', path, { body: { password: 'travelma' } });
  expect(leaked.json.errors).toEqual([{ pointer: '/password', code: 'password_breached' }]);
  expect((await kuur.call('POST', path, { body: { password: 'Lastiger-123' } })).status).toBe(204);
});
