import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { createLimited } from '#tests/support/venue.ts';

const password = 'Zeldzaam-woord-7';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' }, seed: createLimited });
});
afterAll(() => app.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const register = (email: string, address: string) =>
  app.call('POST', '/api/customers/register', { ...from(address), body: { ...customerForm({ email }), password } });
const login = (email: string, word: string, address: string): Promise<TestAnswer> =>
  app.call('POST', '/api/customers/login', { ...from(address), body: { email, password: word } });

async function statuses(count: number, attempt: (index: number) => Promise<TestAnswer>): Promise<number[]> {
  const answers: number[] = [];
  for (let index = 0; index < count; index += 1) answers.push((await attempt(index)).status);
  return answers;
}

test('ten wrong logins close an account for their own network, and for no other', async () => {
  const email = 'eigenaar@proefbad.example';
  await register(email, '192.0.2.1');
  expect(await statuses(11, () => login(email, 'verkeerd-1', '203.0.113.1'))).toEqual([
    ...Array<number>(10).fill(401),
    429,
  ]);
  const closed = await login(email, password, '203.0.113.1');
  expect([closed.status, closed.json.code]).toEqual([429, 'login_limit_reached']);
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(800);
  await app.advance({ seconds: 31 });
  expect((await login(email, password, '192.0.2.1')).status).toBe(200);
});

test('a hundred networks only slow an account down, and not where it logged in before', async () => {
  const email = 'belaagd@proefbad.example';
  await register(email, '192.0.2.2');
  expect((await login(email, password, '192.0.2.2')).status).toBe(200);
  const answers: TestAnswer[] = [];
  for (let index = 0; index < 100; index += 1) answers.push(await login(email, 'verkeerd-1', `198.51.100.${index}`));
  const refused = answers.filter(({ status }) => status === 429);
  const waits = refused.map(({ headers }) => Number(headers['retry-after']));
  expect(refused.length).toBeGreaterThan(80);
  expect(Math.max(...waits)).toBeLessThanOrEqual(30);
  for (let index = 100; index < 106; index += 1) {
    await app.advance({ seconds: 31 });
    await login(email, 'verkeerd-1', `198.51.100.${index}`);
  }
  expect((await login(email, password, '192.0.2.2')).status).toBe(200);
  const elsewhere = await login(email, password, '192.0.2.3');
  expect([elsewhere.status, elsewhere.json.code]).toEqual([429, 'login_limit_reached']);
  await app.advance({ seconds: 31 });
  expect((await login(email, password, '192.0.2.3')).status).toBe(200);
  process.stdout.write(
    `lockout: 100 wrong from 100 networks, ${refused.length} refused, longest wait ${Math.max(...waits)} s\n`,
  );
});

test('the pause between logins doubles up to half a minute', async () => {
  const email = 'geduld@proefbad.example';
  await register(email, '192.0.2.4');
  await statuses(10, (index) => login(email, 'verkeerd-1', `192.0.2.${index + 10}`));
  const waits: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    const refused = await login(email, 'verkeerd-1', `192.0.2.${index + 30}`);
    waits.push(Number(refused.headers['retry-after']));
    await app.advance({ seconds: waits.at(-1)! });
    expect((await login(email, 'verkeerd-1', `192.0.2.${index + 60}`)).status).toBe(401);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('one network has thirty wrong logins in a quarter of an hour over all accounts', async () => {
  const guesses = await statuses(31, (index) => login(`gok${index}@proefbad.example`, 'verkeerd-1', '203.0.113.9'));
  expect(guesses).toEqual([...Array<number>(30).fill(401), 429]);
});

test('the networks of one /48 have ten times as many', async () => {
  const guesses = await statuses(301, (index) =>
    login(`gok${index}@proefbad.example`, 'verkeerd-1', `2001:db8:5:${index.toString(16)}::1`),
  );
  expect(guesses).toEqual([...Array<number>(300).fill(401), 429]);
});
