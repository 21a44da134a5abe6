import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { testApp } from '#tests/support/app.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

/** Room for four of the largest groups. */
const capacity = 48;
const evening = { date: '2026-05-15', startTime: '14:00', endTime: '22:00' };
const path = `/api/reservation/${proefbad.flows.location.slug}`;

let app: TestApp;
beforeAll(async () => {
  const seed = (db: TestApp['db']) => createProefbad(db, { capacity, settings: { limits: {} } });
  app = await testApp({ env: { TRUST_PROXY: '1' }, seed });
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

async function take(address: string, persons: number): Promise<TestAnswer> {
  const started = await app.call('POST', path, { ...from(address), body: { ...evening, personCount: persons } });
  if (started.status !== 201) return started;
  const stay = { activityId: proefbad.activity.xplanId, entryId: proefbad.entry.xplanId };
  const body = { ...stay, persons: Array.from({ length: persons }, (_, index) => index + 1) };
  const session = started.json.data.session.id;
  const added = await app.call('PUT', `${path}/checkin`, { ...from(address), session, body });
  expect(added.status).toBe(200);
  return { ...added, json: { ...added.json, data: { ...added.json.data, session: started.json.data.session } } };
}

async function placesHeld(): Promise<number> {
  await app.services.reservations.expireDue(500);
  const { places } = await app.db
    .selectFrom('poolClaim')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('units'), eb.lit(0)).as('places'))
    .where('state', '=', 'hold')
    .executeTakeFirstOrThrow();
  return Number(places);
}

test(
  'one address that holds an evening for a day and a night gets its share, and the evening comes back',
  { tags: ['full'] },
  async () => {
    const hoarder = '203.0.113.1';
    const counts = { made: 0, refused: 0, placeMinutes: 0, most: 0, others: 0, otherRefused: 0 };
    let sessions: string[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      sessions = (
        await Promise.all(
          sessions.map(async (session) => {
            const renewed = await app.call('POST', `${path}/renew`, { ...from(hoarder), session });
            return renewed.status === 200 ? [session] : [];
          }),
        )
      ).flat();
      for (const persons of [12, 12, 12, 12, 2]) {
        const answer = await take(hoarder, persons);
        if (answer.status === 200) {
          counts.made += 1;
          sessions.push((answer.json.data as unknown as { session: { id: string } }).session.id);
        } else {
          counts.refused += 1;
          expect(['hold_limit_reached', 'hold_time_used', 'hold_starts_reached']).toContain(answer.json.code);
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        }
      }
      const held = await placesHeld();
      counts.most = Math.max(counts.most, held);
      counts.placeMinutes += held * 15;
      if (minute % 120 === 60) {
        const other = await take(`198.51.100.${minute / 60}`, 2);
        if (other.status === 200) counts.others += 1;
        else counts.otherRefused += 1;
        const session = (other.json.data as unknown as { session: { id: string } }).session.id;
        await app.call('DELETE', path, { session });
      }
      await app.advance({ minutes: 15 });
    }
    process.stdout.write(`hoarding: ${JSON.stringify(counts)} of ${capacity * 24 * 60} place minutes\n`);
    expect(counts.most).toBeLessThanOrEqual(24);
    expect(counts.placeMinutes / (24 * 60)).toBeLessThanOrEqual(8);
    expect([counts.others, counts.otherRefused]).toEqual([12, 0]);
    await app.advance({ minutes: 61 });
    expect(await placesHeld()).toBe(0);
  },
);
