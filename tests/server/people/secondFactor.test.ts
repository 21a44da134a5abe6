import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CurrentStaffUser, StaffLogin } from '#contract/names.ts';
import { codeAt, stepAt } from '#server/people/totp.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { secretOf } from '#tests/support/secondFactor.ts';
import { insertStaff, staffMember, staffPassword } from '#tests/support/staff.ts';
import { staffToken } from '#tests/support/staffLogin.ts';
import { createLimited } from '#tests/support/venue.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({ seed: createLimited });
  await insertStaff(kuur.db, 'owner');
});
afterAll(() => kuur.close());
beforeEach(async () => {
  await kuur.db.deleteFrom('throttle').execute();
  await kuur.db.deleteFrom('accessToken').execute();
  await kuur.db.deleteFrom('secondFactor').execute();
  await kuur.db.deleteFrom('staffUser').where('role', '<>', 'owner').execute();
  await kuur.advance({ minutes: 2 });
});

const currentPassword = staffPassword;
const codeNow = (secret: Buffer, away = 0): string => codeAt(secret, stepAt(kuur.deps.clock.now()) + away);
const call = <T>(token: string | undefined, path: string, body: object) =>
  kuur.call<T>('POST', `/api/admin${path}`, { ...(token ? { token } : {}), body });
const logIn = async (role = 'desk'): Promise<StaffLogin> =>
  (await call<StaffLogin>(undefined, '/login', { email: `${role}@proefbad.example`, password: staffPassword })).json
    .data;
const answer = (challenge: string, code: string) =>
  call<{ accessToken: string }>(undefined, '/login/second-factor', { challenge, code });
const status = async (token: string, path = '/user') => (await kuur.call('GET', `/api/admin${path}`, { token })).status;

/** A desk member with a second factor, its secret and recovery codes. */
async function enrolled(role: 'desk' | 'owner' = 'desk') {
  if (role === 'desk') await insertStaff(kuur.db, 'desk');
  const token = (await staffToken(kuur, role))!;
  const started = await call<{ secret: string; uri: string }>(token, '/second-factor', { currentPassword });
  expect(started.json.data.uri).toContain(`otpauth://totp/Proefbad:${role}%40proefbad.example?secret=`);
  const secret = secretOf(started.json.data.secret);
  const confirmed = await call<{ recoveryCodes: string[] }>(token, '/second-factor/confirm', { code: codeNow(secret) });
  expect(confirmed.status).toBe(200);
  await kuur.advance({ minutes: 1 });
  return { token, secret, recoveryCodes: confirmed.json.data.recoveryCodes };
}

test('with a second factor the password opens a challenge, and a code of it the back office', async () => {
  const { secret } = await enrolled();
  const { accessToken, challenge } = await logIn();
  expect(accessToken).toBeNull();
  expect(await status(challenge!)).toBe(401);
  const wrong = await answer(challenge!, '000000');
  expect([wrong.status, wrong.json.code]).toEqual([401, 'second_factor_invalid']);
  const opened = await answer(challenge!, codeNow(secret));
  expect(await status(opened.json.data.accessToken)).toBe(200);
});

test('a code works once, and of twenty who send it at once for one', async () => {
  const { secret } = await enrolled();
  const challenges: string[] = [];
  for (let count = 0; count < 3; count += 1) challenges.push((await logIn()).challenge!);
  const code = codeNow(secret);
  const attempts = Array.from({ length: 20 }, (_, index) => answer(challenges[index % 3]!, code));
  const codes = (await Promise.all(attempts)).map(({ status: got }) => got);
  expect(codes.filter((got) => got === 200)).toHaveLength(1);
  await kuur.db.deleteFrom('throttle').execute();
  expect((await answer(challenges[1]!, codeNow(secret, -1))).status).toBe(401);
});

test('a challenge works once and for five minutes', async () => {
  const { secret, recoveryCodes } = await enrolled();
  const used = (await logIn()).challenge!;
  expect((await answer(used, codeNow(secret))).status).toBe(200);
  expect((await answer(used, recoveryCodes[0]!)).json.code).toBe('token_invalid');
  const late = (await logIn()).challenge!;
  await kuur.advance({ minutes: 6 });
  expect((await answer(late, codeNow(secret))).json.code).toBe('token_invalid');
});

test('ten wrong codes close the account’s second step, also for a new challenge', async () => {
  const { secret } = await enrolled();
  for (let attempt = 0; attempt < 10; attempt += 1) await answer((await logIn()).challenge!, '000000');
  const right = await answer((await logIn()).challenge!, codeNow(secret));
  expect([right.status, right.json.code]).toEqual([429, 'login_limit_reached']);
  await kuur.advance({ minutes: 16 });
  expect((await answer((await logIn()).challenge!, codeNow(secret))).status).toBe(200);
});

test('a recovery code works once, however it is typed; new ones replace the old', async () => {
  const { recoveryCodes, token } = await enrolled();
  expect(recoveryCodes).toHaveLength(10);
  expect(recoveryCodes[0]).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){5}$/);
  const typed = recoveryCodes[0]!.replaceAll('-', ' ').toUpperCase();
  expect((await answer((await logIn()).challenge!, typed)).status).toBe(200);
  expect((await answer((await logIn()).challenge!, typed)).json.code).toBe('second_factor_invalid');
  const renewed = await call<{ recoveryCodes: string[] }>(token, '/second-factor/recovery-codes', { currentPassword });
  expect((await answer((await logIn()).challenge!, recoveryCodes[1]!)).status).toBe(401);
  expect((await answer((await logIn()).challenge!, renewed.json.data.recoveryCodes[0]!)).status).toBe(200);
});

test('to add or remove a second factor asks the password; a wrong code adds none; other logins end', async () => {
  await insertStaff(kuur.db, 'desk');
  const [token, elsewhere] = [(await staffToken(kuur, 'desk'))!, (await staffToken(kuur, 'desk'))!];
  const refused = await call(token, '/second-factor', { currentPassword: 'verkeerd-1' });
  expect(refused.json.errors).toEqual([{ pointer: '/currentPassword', code: 'password_wrong' }]);
  expect((await call(token, '/second-factor/confirm', { code: '123456' })).json.code).toBe('second_factor_invalid');
  const started = await call<{ secret: string }>(token, '/second-factor', { currentPassword });
  expect((await logIn()).challenge).toBeNull();
  const code = codeNow(secretOf(started.json.data.secret));
  expect((await call(token, '/second-factor/confirm', { code: '000000' })).json.code).toBe('second_factor_invalid');
  expect((await call(token, '/second-factor/confirm', { code })).status).toBe(200);
  expect([await status(token), await status(elsewhere)]).toEqual([200, 401]);
  expect((await call(token, '/second-factor/remove', { currentPassword: 'verkeerd-1' })).status).toBe(400);
  expect((await call(token, '/second-factor/remove', { currentPassword })).status).toBe(204);
  expect((await logIn()).challenge).toBeNull();
});

test('an owner takes off the second factor of who lost it', async () => {
  const { token } = await enrolled();
  const owner = (await staffToken(kuur, 'owner'))!;
  const removed = await kuur.call('DELETE', '/api/admin/user/st-desk/second-factor', { token: owner });
  expect(removed.status).toBe(204);
  expect(await status(token)).toBe(401);
  expect((await logIn()).accessToken).not.toBeNull();
});

test('where owners need a second factor, one without it may only add it', async () => {
  const setNeed = (need: boolean) =>
    kuur.db
      .selectFrom('venue')
      .select('settings')
      .executeTakeFirstOrThrow()
      .then(({ settings }) =>
        kuur.db
          .updateTable('venue')
          .set({ settings: JSON.stringify({ ...settings, ownersNeedSecondFactor: need }) })
          .execute(),
      );
  await setNeed(true);
  kuur.services.settings.forgetVenues();
  const token = (await staffToken(kuur, 'owner'))!;
  const me = await kuur.call<CurrentStaffUser>('GET', '/api/admin/user', { token });
  expect(me.json.data).toMatchObject({ secondFactor: false, secondFactorRequired: true });
  expect([await status(token, '/users'), await status(token, '/products')]).toEqual([403, 403]);
  const { token: complete } = await enrolled('owner');
  expect(await status(complete, '/users')).toBe(200);
  const desk = await staffMember(kuur, 'desk');
  expect((await desk.call('GET', '/resources')).status).toBe(200);
  await setNeed(false);
  kuur.services.settings.forgetVenues();
});

test('neither the database nor the log holds a secret, a code or a challenge', async () => {
  const { secret, recoveryCodes } = await enrolled();
  const { challenge } = await logIn();
  await answer(challenge!, recoveryCodes[3]!);
  const rows = await Promise.all([
    kuur.db.selectFrom('secondFactor').selectAll().execute(),
    kuur.db.selectFrom('recoveryCode').selectAll().execute(),
    kuur.db.selectFrom('loginChallenge').selectAll().execute(),
    kuur.db.selectFrom('auditEntry').selectAll().execute(),
  ]);
  const dump = JSON.stringify(rows, (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  );
  const log = kuur.logged.join('');
  for (const canary of [
    secret.toString('latin1'),
    challenge!,
    ...recoveryCodes,
    recoveryCodes[3]!.replaceAll('-', ''),
  ]) {
    expect(dump).not.toContain(canary);
    expect(log).not.toContain(canary);
  }
});
