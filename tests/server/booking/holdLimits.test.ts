import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOutdated } from '#server/housekeeping.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createLimited, createProefbad, proefbad } from '#tests/support/venue.ts';

let app: TestApp;
beforeAll(async () => {
  const ofOneDay = { maxPersons: 2, limits: { networkPlaces: 2, networkDayPlaces: 1 } };
  const seed = async (db: TestApp['db']): Promise<void> => {
    await createLimited(db);
    await createProefbad(db, { venueId: 'dagbad', settings: ofOneDay });
  };
  app = await testApp({ env: { TRUST_PROXY: '1' }, seed });
});
afterAll(() => app.close());

const { location, payment } = proefbad.flows;

interface HoldRequest {
  from: string;
  slug?: string;
  session?: string;
  personCount?: number;
  date?: string;
  appTag?: string;
}

const start = ({ from, slug = location.slug, session, personCount = 1, date = '2026-05-12', ...venue }: HoldRequest) =>
  app.call('POST', `/api/reservation/${slug}`, {
    ...venue,
    headers: { 'x-forwarded-for': from },
    ...(session === undefined ? {} : { session }),
    body: { personCount, date, startTime: '10:00', endTime: '12:00' },
  });

const codes = (answers: { status: number; json: { code: string } }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, json } of answers) {
    const code = status === 201 ? 'made' : json.code;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

test('one session holds no more places than one group may have, over all its holds', async () => {
  const first = await start({ from: '203.0.113.1', personCount: 8 });
  const session = first.json.data.session.id;
  const more = { from: '203.0.113.1', slug: payment.slug, session };
  const refused = await start({ ...more, personCount: 5 });
  expect([refused.status, refused.json.code]).toEqual([409, 'hold_limit_reached']);
  expect((await start({ ...more, personCount: 4 })).status).toBe(201);
});

test('one address holds at most the places of two of the largest groups, also when it asks for all at once', async () => {
  const holds = Array.from({ length: 9 }, () => start({ from: '203.0.113.2', personCount: 3 }));
  const answers = await Promise.all(holds);
  expect(codes(answers)).toEqual({ made: 8, hold_limit_reached: 1 });
  const refused = answers.find(({ status }) => status === 409);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(200);
  expect((await start({ from: '203.0.113.3' })).status).toBe(201);
});

test('one address holds no more places of one day than the venue says, and still those of other days', async () => {
  const hold = { from: '203.0.113.9', appTag: 'dagbad' };
  expect((await start({ ...hold, personCount: 2 })).status).toBe(201);
  const refused = await start(hold);
  expect([refused.status, refused.json.code]).toEqual([409, 'hold_limit_reached']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200);
  expect((await start({ ...hold, date: '2026-05-13' })).status).toBe(201);
});

test('an address in front of the proxy’s own word does not help', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, index) => start({ from: `198.51.100.${index}, 203.0.113.4`, personCount: 8 })),
  );
  expect(codes(answers)).toEqual({ made: 3, hold_limit_reached: 1 });
});

test('all addresses of one IPv6 network count as one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, index) => start({ from: `2001:db8:1:2::${index + 1}`, personCount: 8 })),
  );
  expect(codes(answers)).toEqual({ made: 3, hold_limit_reached: 1 });
});

test('the networks of one /48 hold ten times as much together, and no more', async () => {
  const answers: Awaited<ReturnType<typeof start>>[] = [];
  for (let index = 0; index < 21; index += 1) {
    answers.push(await start({ from: `2001:db8:7:${index.toString(16)}::1`, personCount: 12 }));
  }
  expect(codes(answers)).toEqual({ made: 20, hold_limit_reached: 1 });
  expect((await start({ from: '2001:db8:8::1' })).status).toBe(201);
});

test('one address starts thirty holds in a quarter of an hour, however soon it lets them go', async () => {
  const from = '203.0.113.6';
  for (let count = 0; count < 30; count += 1) {
    const made = await start({ from });
    expect(made.status).toBe(201);
    await app.call('DELETE', `/api/reservation/${location.slug}`, { session: made.json.data.session.id });
  }
  const refused = await start({ from });
  expect([refused.status, refused.json.code]).toEqual([429, 'hold_starts_reached']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  await app.advance({ minutes: 16 });
  expect((await start({ from })).status).toBe(201);
});

test('a hold in which nothing was booked ends after five minutes', async () => {
  const made = await start({ from: '203.0.113.7' });
  const session = made.json.data.session.id;
  const { expiresAt } = made.json.data.session;
  expect(Date.parse(expiresAt) - app.deps.clock.now().getTime()).toBeLessThanOrEqual(5 * 60_000);
  await app.advance({ minutes: 6 });
  expect((await app.call('GET', `/api/reservation/${location.slug}`, { session })).json.code).toBe(
    'reservation_expired',
  );
});

test('a session keeps places of one day for an hour, however it renews and begins again; then others are first', async () => {
  const from = '203.0.113.8';
  const first = await start({ from, personCount: 2 });
  const session = first.json.data.session.id;
  const path = `/api/reservation/${location.slug}`;
  const stay = { activityId: proefbad.activity.xplanId, entryId: proefbad.entry.xplanId, persons: [1, 2] };
  expect((await app.call('PUT', `${path}/checkin`, { session, body: stay })).status).toBe(200);
  await app.advance({ minutes: 19 });
  expect((await app.call('POST', `${path}/renew`, { session })).status).toBe(200);
  await app.advance({ minutes: 11 });
  expect((await app.call('DELETE', path, { session })).status).toBe(204);
  const second = await start({ from, session, personCount: 2 });
  const { maxExpiresAt } = second.json.data.session;
  expect(Math.round((Date.parse(maxExpiresAt) - app.deps.clock.now().getTime()) / 60_000)).toBe(30);
  expect((await app.call('PUT', `${path}/checkin`, { session, body: stay })).status).toBe(200);
  await app.advance({ minutes: 19 });
  expect((await app.call('POST', `${path}/renew`, { session })).status).toBe(200);
  await app.advance({ minutes: 12 });
  const refused = await start({ from, session, personCount: 2 });
  expect([refused.status, refused.json.code]).toEqual([429, 'hold_time_used']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
  const otherDay = await start({ from, session, personCount: 2, date: '2026-05-13' });
  expect(otherDay.status).toBe(201);
});

test('holds that ended make room again, and a day later nobody knows where they came from', async () => {
  const from = '203.0.113.5';
  const first = await start({ from, personCount: 12 });
  expect((await start({ from, personCount: 12 })).status).toBe(201);
  expect((await start({ from })).json.code).toBe('hold_limit_reached');
  const session = first.json.data.session.id;
  expect((await app.call('DELETE', `/api/reservation/${location.slug}`, { session })).status).toBe(204);
  expect((await start({ from, personCount: 10 })).status).toBe(201);
  await app.advance({ minutes: 25 * 60 });
  await app.services.reservations.expireDue(500);
  await app.advance({ minutes: 25 * 60 });
  await removeOutdated(app.db);
  const storedAddresses = await app.db
    .selectFrom('reservation')
    .select('id')
    .where((eb) => eb.or([eb('originHash', 'is not', null), eb('wideOriginHash', 'is not', null)]))
    .execute();
  expect(storedAddresses).toEqual([]);
});
