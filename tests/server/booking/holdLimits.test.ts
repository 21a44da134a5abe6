import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createLimited, proefbad } from '#tests/support/venue.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' }, seed: createLimited });
});
afterAll(() => app.close());

const { location, payment } = proefbad.flows;

interface HoldRequest {
  from: string;
  slug?: string;
  session?: string;
  personCount?: number;
}

const start = ({ from, slug = location.slug, session, personCount = 1 }: HoldRequest) =>
  app.call('POST', `/api/reservation/${slug}`, {
    headers: { 'x-forwarded-for': from },
    ...(session === undefined ? {} : { session }),
    body: { personCount, date: '2026-05-12', startTime: '10:00', endTime: '12:00' },
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

test('one address has at most twenty live holds, also when it asks for all at once', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => start({ from: '203.0.113.2' })));
  expect(codes(answers)).toEqual({ made: 20, hold_limit_reached: 10 });
  expect((await start({ from: '203.0.113.3' })).status).toBe(201);
});

test('an address in front of the proxy’s own word does not help', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) => start({ from: `198.51.100.${index}, 203.0.113.4` })),
  );
  expect(codes(answers)).toEqual({ made: 20, hold_limit_reached: 5 });
});

test('all addresses of one IPv6 network count as one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, index) => start({ from: `2001:db8:1:2::${index + 1}` })),
  );
  expect(codes(answers)).toEqual({ made: 20, hold_limit_reached: 2 });
});

test('holds that ended make room again, and nobody remembers where they came from', async () => {
  const first = await start({ from: '203.0.113.5' });
  const session = first.json.data.session.id;
  for (let count = 1; count < 20; count += 1) await start({ from: '203.0.113.5' });
  expect((await start({ from: '203.0.113.5' })).json.code).toBe('hold_limit_reached');
  expect((await app.call('DELETE', `/api/reservation/${location.slug}`, { session })).status).toBe(204);
  expect((await start({ from: '203.0.113.5' })).status).toBe(201);
  await app.advance({ minutes: 21 });
  expect((await start({ from: '203.0.113.5' })).status).toBe(201);
  await app.services.reservations.expireDue(500);
  const storedAddresses = await app.db
    .selectFrom('reservation')
    .select('id')
    .where('state', '<>', 'hold')
    .where('originHash', 'is not', null)
    .execute();
  expect(storedAddresses).toEqual([]);
});
