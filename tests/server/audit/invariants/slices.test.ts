import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import { slicesOf, withinSlice } from '#server/audit/invariants/slices.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { interceptStatements } from '#tests/support/interceptStatements.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

const { venueId } = proefbad;

let app: TestApp;

/** Seven reservations on three days; one of another venue. */
beforeAll(async () => {
  app = await testApp();
  await createProefbad(app.db, { venueId: 'elders' });
  for (const [number, day] of [1, 1, 1, 1, 2, 3, 3].entries()) await reservation(venueId, `r${number}`, day);
  await reservation('elders', 'r3', 2);
});
afterAll(() => app.close());

const reservation = (venue: string, id: string, day: number) =>
  sql`
  insert into reservation (venue_id, id, flow_id, session_hash, person_count, day, language, state, ended_at,
    expires_at, max_expires_at)
  values (${venue}, ${id}, 'f-locatie', ${Buffer.from(venue + id)}, 1, ${`2026-05-0${day}`}, 'nl', 'expired', kuur_now(),
    kuur_now(), kuur_now())`.execute(app.db);

async function idsBySlice(by: 'reservation' | 'day', column: 'r.id' | 'r.day'): Promise<string[][]> {
  const slices: string[][] = [];
  for await (const slice of slicesOf(app.db, { venueId, by, atOnce: 2 })) {
    const within = withinSlice(slice);
    const { rows } = await sql<{
      id: string;
    }>`select id from reservation r where ${within(column)} order by id`.execute(app.db);
    slices.push(rows.map(({ id }) => id));
  }
  return slices;
}

test('each reservation of a venue is in one slice of ids', async () => {
  expect(await idsBySlice('reservation', 'r.id')).toEqual([['r0', 'r1'], ['r2', 'r3'], ['r4', 'r5'], ['r6']]);
});

test('a day is never cut in two', async () => {
  expect(await idsBySlice('day', 'r.day')).toEqual([['r0', 'r1', 'r2', 'r3'], ['r4', 'r5', 'r6'], []]);
});

test('a statement that runs into its time limit is no clean audit, and the other invariants are checked', async () => {
  await sql`update reservation set total_paid = 1 where venue_id = ${venueId} and id = 'r0'`.execute(app.db);
  const timedOut = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  const stop = interceptStatements(app.db, async (statement, send) => {
    if (statement.sql.includes('short as')) throw timedOut;
    return send(statement);
  });
  const findings = await audit(app.db, venueId);
  stop();
  await sql`update reservation set total_paid = 0 where venue_id = ${venueId} and id = 'r0'`.execute(app.db);
  const [claims, payments] = ['a live claim has a bucket in every quarter', 'what was paid is the sum of the ledger'];
  expect(findings).toEqual([
    { subject: 'claims', invariant: claims, count: 0, ids: [], unchecked: 1 },
    { subject: 'payments', invariant: payments, count: 1, ids: ['r0'], unchecked: 0 },
  ]);
});

test('any other failure ends the audit', async () => {
  const stop = interceptStatements(app.db, async (statement, send) => {
    if (statement.sql.includes('short as')) throw Object.assign(new Error('gone'), { code: '42P01' });
    return send(statement);
  });
  await expect(audit(app.db, venueId)).rejects.toThrow('gone');
  stop();
});
