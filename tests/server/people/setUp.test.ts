import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CurrentStaffUser, OpeningWeek } from '#contract/names.ts';
import { orderSetUpLink } from '#server/people/setUp.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { sql } from 'kysely';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({ seed: async () => undefined });
});
afterAll(() => kuur.close());
beforeEach(async () => {
  await sql`truncate staff_user cascade`.execute(kuur.db);
});

const venue = { name: 'Thermen Duin', contactEmail: 'hallo@duin.example', languages: ['nl', 'de'] };
const person = { firstName: 'Noor', lastName: 'Bakker', email: 'Noor@duin.example', password: 'Begin-van-iets-1' };
const order = () => orderSetUpLink(kuur.services.staffDeps, { venueId: 'proefbad', siteUrl: 'https://kuur.example' });
const setUp = (token: string, change: object = {}) =>
  kuur.call('POST', '/api/admin/setup', { body: { token, ...person, venue, ...change } });
const check = async (token: string) => (await kuur.call('GET', `/api/admin/setup/${token}`)).status;

test('the link of a first start makes the venue’s first owner, once', async () => {
  const token = (await order())!;
  expect(await check(token)).toBe(200);
  const done = await setUp(token);
  expect(done.status).toBe(201);
  const me = await kuur.call<CurrentStaffUser>('GET', '/api/admin/user', { token: done.json.data.accessToken });
  expect(me.json.data).toMatchObject({ email: 'noor@duin.example', role: { id: 'owner' } });
  const stored = await kuur.db.selectFrom('venue').selectAll().executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ name: 'Thermen Duin', languages: ['nl', 'de'] });
  expect(stored.branding.contactEmail).toBe('hallo@duin.example');
  expect([await check(token), (await setUp(token)).json.code]).toEqual([404, 'token_invalid']);
  expect(await order()).toBeNull();
});

test('a venue that was made at the start answers the site', async () => {
  await order();
  expect((await kuur.call('GET', '/api/config')).status).toBe(200);
  expect((await kuur.call('GET', '/api/flows/start')).status).toBe(200);
});

test('of twenty clients who set up at once one becomes the owner', async () => {
  const token = (await order())!;
  const attempts = Array.from({ length: 20 }, (_, index) => setUp(token, { email: `noor-${index}@duin.example` }));
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array(19).fill(404)]);
});

test('a link is dead after a day, after a later start, and as soon as somebody of staff is there', async () => {
  const first = (await order())!;
  const second = (await order())!;
  expect([await check(first), await check(second)]).toEqual([404, 200]);
  await kuur.advance({ minutes: 24 * 60 + 1 });
  expect((await setUp(second)).json.code).toBe('token_invalid');
  const third = (await order())!;
  const colleague = { firstName: 'Bo', lastName: 'Bo', passwordHash: '', role: 'desk' };
  await kuur.db
    .insertInto('staffUser')
    .values({ venueId: 'proefbad', id: 'st-bo', email: 'bo@duin.example', ...colleague })
    .execute();
  expect((await setUp(third)).json.code).toBe('token_invalid');
});

test('a weak password is refused and leaves the link good; the database holds no token', async () => {
  const token = (await order())!;
  const weak = await setUp(token, { password: 'thermen-duin-26' });
  expect(weak.json.errors).toEqual([{ pointer: '/password', code: 'password_guessable' }]);
  const leaked = await setUp(token, { password: 'q1w2e3r4t5y6u7i8' });
  expect(leaked.json.errors).toEqual([{ pointer: '/password', code: 'password_breached' }]);
  const rows = await kuur.db.selectFrom('setUpLink').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await check(token)).toBe(200);
});

test('a site without Dutch is refused and leaves the link good', async () => {
  const token = (await order())!;
  const refused = await setUp(token, { venue: { ...venue, languages: ['en', 'de'] } });
  expect(refused.json.errors).toEqual([{ pointer: '/venue/languages', code: 'required' }]);
  expect(await check(token)).toBe(200);
});

test('a venue opens on the days that were chosen; hours that end before they begin leave the link good', async () => {
  const token = (await order())!;
  const opening = { weekdays: [2, 6], from: '10:00', to: '22:30' };
  const refused = await setUp(token, { venue: { ...venue, opening: { ...opening, to: '09:00' } } });
  expect(refused.json.errors).toEqual([{ pointer: '/venue/opening/to', code: 'times_reversed' }]);
  const offGrid = await setUp(token, { venue: { ...venue, opening: { ...opening, from: '10:02' } } });
  expect(offGrid.json.errors).toEqual([{ pointer: '/venue/opening/from', code: 'off_grid' }]);
  const { json } = await setUp(token, { venue: { ...venue, opening } });
  const week = await kuur.call<OpeningWeek>('GET', '/api/opening-times/default', { token: json.data.accessToken });
  const open = week.json.data.days.filter(({ blocks: hours }) => hours.length > 0);
  const blocks = [{ from: '10:00', to: '22:30' }];
  expect(open).toEqual([
    { weekday: 2, blocks },
    { weekday: 6, blocks },
  ]);
  const audited = await kuur.db
    .selectFrom('auditEntry')
    .select('action')
    .where('objectKind', '=', 'openingWeek')
    .execute();
  expect(audited).toHaveLength(1);
});
