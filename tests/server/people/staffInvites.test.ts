import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Invite, InviteInfo, StaffUser } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { mailedTokenIn } from '#tests/support/mailedToken.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { staffToken } from '#tests/support/staffLogin.ts';
import { createLimited, createProefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
let owner: StaffMember;
beforeAll(async () => {
  kuur = await testApp({
    env: { PUBLIC_URL: 'https://kuur.example', DEMO: '1' },
    seed: async (db) => {
      await createLimited(db);
      await createProefbad(db, { venueId: 'tweede' });
    },
  });
  owner = await staffMember(kuur, 'owner');
});
afterAll(() => kuur.close());
beforeEach(async () => {
  await kuur.db.deleteFrom('throttle').execute();
  kuur.mails.length = 0;
});

const password = 'Welkom-bij-ons-1';
const invite = (form: object) => owner.call<Invite>('POST', '/invite', form);
const list = async () => (await owner.call<Invite[]>('GET', '/invites')).json.data;
const accept = (token: string, change: object = {}, request = {}) =>
  kuur.call('POST', `/api/admin/invite/${token}`, {
    body: { firstName: 'Noor', lastName: 'Bakker', password, ...change },
    ...request,
  });

async function mailedInvite(email: string, role = 'desk'): Promise<string> {
  expect((await invite({ email, role })).status).toBe(201);
  return nextToken();
}

async function nextToken(): Promise<string> {
  await kuur.services.jobs.runDueJobs();
  return mailedTokenIn(kuur.mails.at(-1), 'admin/invite');
}

test.each(['nobody', 'constructor'])('nobody is invited as %s, which is no role', async (role) => {
  expect((await invite({ email: 'noor@proefbad.example', role })).json.errors).toEqual([
    { pointer: '/role', code: 'not_found' },
  ]);
});

test('who is invited chooses name and password by the mailed link, once, and is logged in', async () => {
  const token = await mailedInvite('Noor@proefbad.example', 'planner');
  expect(kuur.mails[0]).toMatchObject({
    to: 'noor@proefbad.example',
    subject: 'Je bent uitgenodigd om mee te werken bij Proefbad',
  });
  expect(kuur.mails[0]?.text).toContain(`https://kuur.example/admin/invite/${token}`);
  const info = await kuur.call<InviteInfo>('GET', `/api/admin/invite/${token}`, { language: 'en' });
  expect(info.json.data).toEqual({ email: 'noor@proefbad.example', role: { id: 'planner', name: 'Planner' } });
  const accepted = await accept(token);
  expect(accepted.status).toBe(201);
  const me = await kuur.call<StaffUser>('GET', '/api/admin/user', { token: accepted.json.data.accessToken });
  expect(me.json.data).toMatchObject({ firstName: 'Noor', email: 'noor@proefbad.example', role: { id: 'planner' } });
  expect(await staffToken(kuur, { email: 'noor@proefbad.example' }, password)).toBeDefined();
  const again = await accept(token);
  expect([again.status, again.json.code]).toEqual([404, 'token_invalid']);
  expect(await list()).toEqual([]);
});

test('of twenty clients who accept at once one gets in', async () => {
  const token = await mailedInvite('stormloop@proefbad.example');
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(19).fill(404)]);
  const rows = await kuur.db
    .selectFrom('staffUser')
    .select('id')
    .where('email', '=', 'stormloop@proefbad.example')
    .execute();
  expect(rows).toHaveLength(1);
});

test('an invitation works for seven days; sent again it works for seven more', async () => {
  const { json } = await invite({ email: 'later@proefbad.example' });
  expect(json.data).toMatchObject({ role: { id: 'desk', name: 'Balie' }, state: 'pending' });
  const first = await nextToken();
  await kuur.advance({ minutes: 6 * 24 * 60 });
  expect((await owner.call<Invite>('POST', `/invites/${json.data.id}/resend`)).status).toBe(200);
  const second = await nextToken();
  await kuur.advance({ minutes: 2 * 24 * 60 });
  expect((await kuur.call('GET', `/api/admin/invite/${second}`)).status).toBe(200);
  expect(second).toBe(first);
  await kuur.advance({ minutes: 6 * 24 * 60 });
  expect((await accept(second)).json.code).toBe('token_invalid');
  expect(await list()).toMatchObject([{ id: json.data.id, state: 'expired' }]);
  expect((await owner.call<Invite>('POST', `/invites/${json.data.id}/resend`)).json.data.state).toBe('pending');
  expect((await accept(await nextToken())).status).toBe(201);
});

test('an invitation that is withdrawn opens nothing', async () => {
  const token = await mailedInvite('terug@proefbad.example');
  const { id } = (await list()).find(({ email }) => email === 'terug@proefbad.example')!;
  expect((await owner.call('DELETE', `/invites/${id}`)).status).toBe(204);
  expect((await kuur.call('GET', `/api/admin/invite/${token}`)).json.code).toBe('token_invalid');
  expect((await accept(token)).json.code).toBe('token_invalid');
  expect((await owner.call('DELETE', `/invites/${id}`)).json.code).toBe('not_found');
});

test('an address invited again has one invitation, with the newer role', async () => {
  await mailedInvite('dubbel@proefbad.example', 'desk');
  const token = await mailedInvite('Dubbel@proefbad.example', 'content');
  expect((await list()).filter(({ email }) => email === 'dubbel@proefbad.example')).toHaveLength(1);
  await accept(token);
  const refused = await invite({ email: 'dubbel@proefbad.example' });
  expect([refused.status, refused.json.code]).toEqual([409, 'email_taken']);
});

test('a password of staff has fifteen characters and is hard to guess; a refused one leaves the link good', async () => {
  const token = await mailedInvite('wachtwoord@proefbad.example');
  const errors = async (change: object) => (await accept(token, change)).json.errors;
  expect(await errors({ password: 'Veertien-teken' })).toEqual([{ pointer: '/password', code: 'too_short' }]);
  expect(await errors({ password: 'proefbad-202612' })).toEqual([{ pointer: '/password', code: 'password_guessable' }]);
  expect(await errors({ password: 'q1w2e3r4t5y6u7i8' })).toEqual([{ pointer: '/password', code: 'password_breached' }]);
  expect(await errors({ firstName: ' ' })).toEqual([{ pointer: '/firstName', code: 'required' }]);
  expect((await accept(token)).status).toBe(201);
});

test('an invitation goes to its own venue, and a host of the request does not change its link', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await kuur.call('POST', '/api/admin/invite', {
    token: await owner.liveToken(),
    body: { email: 'host@proefbad.example' },
    headers,
  });
  const token = await nextToken();
  expect(JSON.stringify(kuur.mails.at(-1))).not.toContain('evil.example');
  expect((await accept(token, {}, { appTag: 'tweede' })).json.code).toBe('token_invalid');
});

test('neither the database nor the log holds what opens the invitation', async () => {
  const token = await mailedInvite('dump@proefbad.example');
  const rows = await Promise.all([
    kuur.db.selectFrom('mailedLink').selectAll().execute(),
    kuur.db.selectFrom('staffInvite').selectAll().execute(),
    kuur.db.selectFrom('job').selectAll().execute(),
  ]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(kuur.logged.join('')).not.toContain(token);
});
