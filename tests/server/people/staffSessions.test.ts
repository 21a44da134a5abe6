import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountSession } from '#contract/names.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { insertStaff, staffPassword } from '#tests/support/staff.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:138.0) Gecko/20100101 Firefox/138.0';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({});
  for (const role of ['owner', 'desk', 'planner'] as const) await insertStaff(kuur.db, role);
});
afterAll(() => kuur.close());

const logIn = async (role: string, userAgent = firefox): Promise<string> => {
  const body = { email: `${role}@proefbad.example`, password: staffPassword };
  const answer = await kuur.call('POST', '/api/admin/login', { body, headers: { 'user-agent': userAgent } });
  return answer.json.data.accessToken;
};
const end = (token: string, path: string, password = staffPassword) =>
  kuur.call('POST', `/api/admin/sessions/${path}`, { token, body: { password } });
const sessions = (token: string) => kuur.call<AccountSession[]>('GET', '/api/admin/sessions', { token });
const status = async (token: string, path = '/api/admin/user'): Promise<number> =>
  (await kuur.call('GET', path, { token })).status;

test('a login of staff that nobody uses for half an hour ends, one in use stays for twelve hours', async () => {
  const [idle, used] = [await logIn('owner'), await logIn('owner')];
  for (let minutes = 0; minutes < 660; minutes += 20) {
    await kuur.advance({ minutes: 20 });
    expect(await status(used)).toBe(200);
    if (minutes === 0) expect(await status(idle)).toBe(200);
  }
  expect(await status(idle)).toBe(401);
  await kuur.advance({ minutes: 25 });
  expect(await status(used)).toBe(200);
  await kuur.advance({ minutes: 25 });
  expect(await status(used)).toBe(200);
  await kuur.advance({ minutes: 15 });
  expect(await status(used)).toBe(401);
});

test('a login of a customer that nobody uses for a week ends', async () => {
  const body = customerForm({ email: 'week@proefbad.example', password: 'Geheim-123' });
  const token = (await kuur.call('POST', '/api/customers/register', { body })).json.data.accessToken;
  const day = 24 * 60;
  await kuur.advance({ minutes: 6 * day });
  expect(await status(token, '/api/customers')).toBe(200);
  await kuur.advance({ minutes: 6 * day });
  expect(await status(token, '/api/customers')).toBe(200);
  await kuur.advance({ minutes: 7 * day + 1 });
  expect(await status(token, '/api/customers')).toBe(401);
});

test('the use of a login is written once in five minutes', async () => {
  const token = await logIn('desk');
  const lastUse = async () => (await sessions(token)).json.data[0]?.lastUsedAt;
  const first = await lastUse();
  await kuur.advance({ minutes: 4 });
  expect(await lastUse()).toBe(first);
  await kuur.advance({ minutes: 2 });
  expect(Date.parse((await lastUse())!) - Date.parse(first!)).toBeGreaterThanOrEqual(6 * 60_000);
});

test('staff see where they are logged in, and end one login or all others', async () => {
  const [here, there, elsewhere] = [
    await logIn('planner'),
    await logIn('planner', 'curl/8.5.0'),
    await logIn('planner'),
  ];
  const seen = (await sessions(here)).json.data;
  expect(seen.map(({ device, current }) => ({ device, current }))).toEqual(
    expect.arrayContaining([
      { device: 'Firefox, Windows', current: true },
      { device: null, current: false },
      { device: 'Firefox, Windows', current: false },
    ]),
  );
  const unknown = seen.find(({ device }) => device === null)!;
  for (const path of [`${unknown.id}/end`, 'end-others']) {
    const refused = await end(here, path, 'niet-mijn-wachtwoord');
    expect([refused.status, refused.json.errors]).toEqual([400, [{ pointer: '/password', code: 'password_wrong' }]]);
  }
  expect(await status(there)).toBe(200);
  expect((await end(here, `${unknown.id}/end`)).status).toBe(204);
  expect([await status(there), await status(elsewhere)]).toEqual([401, 200]);
  expect((await end(here, 'end-others')).status).toBe(204);
  expect([await status(here), await status(elsewhere)]).toEqual([200, 401]);
});

test('a session of a colleague is not there for others', async () => {
  const [owner, desk] = [await logIn('owner'), await logIn('desk')];
  const ofDesk = (await sessions(desk)).json.data.find(({ current }) => current)!;
  const refused = await end(owner, `${ofDesk.id}/end`);
  const unknown = await end(owner, 'geen/end');
  expect([refused.status, refused.json.code]).toEqual([404, 'not_found']);
  expect([unknown.status, unknown.json.code]).toEqual([404, 'not_found']);
  expect(await status(desk)).toBe(200);
});

test('an account has ten logins: an eleventh ends the one that was used longest ago', async () => {
  await kuur.advance({ minutes: 13 * 60 });
  const tokens: string[] = [];
  for (let count = 0; count < 10; count += 1) tokens.push(await logIn('owner'));
  await kuur.advance({ minutes: 6 });
  expect(await status(tokens[0]!)).toBe(200);
  tokens.push(await logIn('owner'));
  expect(await Promise.all(tokens.map((token) => status(token)))).toEqual([200, 401, ...Array(9).fill(200)]);
  expect((await sessions(tokens[10]!)).json.data).toHaveLength(10);
});
