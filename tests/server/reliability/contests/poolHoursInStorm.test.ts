import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pool } from '#contract/names.ts';
import { addDays } from '#domain/values/localDate.ts';
import { audit } from '#server/audit/audit.service.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { bookingClient } from '../../../../src/tools/bookingClient.ts';
import type { BookingClient } from '../../../../src/tools/bookingClient.ts';
import { stormClients } from '#tests/support/contestRounds.ts';
import { testDatabase } from '#tests/support/database.ts';
import { insertStaff, staffPassword } from '#tests/support/staff.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { listeningServer } from '../listeningServer.ts';

const changes = Number(process.env['STORM_CHANGES'] ?? 2);
const { venueId, poolId, entry, activity } = proefbad;
const flow = proefbad.flows.location;
const day = addDays(new Date().toISOString().slice(0, 10), 3);
const stay = { personCount: 1, date: day, startTime: '10:00', endTime: '12:00' };
const checkin = { entryId: entry.xplanId, activityId: activity.xplanId, persons: [1] };
const [usual, fewer] = [20, 6];
const narrow = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '11:00', to: '11:30', capacity: fewer }];

let database: OpenDatabase;
let server: Awaited<ReturnType<typeof listeningServer>>;
let visitors: BookingClient;
let office: BookingClient;
beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db, { capacity: usual });
  await insertStaff(database.db, 'planner');
  server = await listeningServer(database);
  visitors = bookingClient(server.origin, venueId, stormClients);
  office = bookingClient(server.origin, venueId, 2);
});
afterAll(async () => {
  visitors.close();
  office.close();
  await server.close();
  await database.close();
});

async function bookAndDrop(isOver: () => boolean, statuses: number[]): Promise<void> {
  const visitor = visitors.visitor();
  while (!isOver()) {
    statuses.push((await visitor.create(flow.slug, stay)).status);
    statuses.push((await visitor.addCheckin(flow.slug, checkin)).status);
    statuses.push((await visitor.cancel(flow.slug)).status);
  }
}

const atEleven = async (): Promise<number> => {
  const { rows } = await sql<{ units: number }>`select coalesce(sum(units), 0)::int as units from pool_claim
    where day = ${day}::date and state <> 'released' and from_bucket <= 44 and to_bucket > 44`.execute(database.db);
  return rows[0]!.units;
};

test(
  'hours with fewer places come and go beside many visitors, and nobody gets a place that is not there',
  { timeout: 600_000 },
  async () => {
    const body = { email: 'planner@proefbad.example', password: staffPassword };
    const login = await office.send<{ accessToken: string }>({ method: 'POST', path: '/api/admin/login', body });
    const headers = { authorization: `Bearer ${login.data.accessToken}` };
    const path = `/api/admin/pools/${poolId}`;
    const change = async (hours: Pool['hours'], force: boolean): Promise<number> => {
      const { data } = await office.send<Pool>({ method: 'GET', path, headers });
      const form = { name: data.name, capacity: usual, hours, version: data.version };
      const query = force ? '?force=true' : '';
      return (await office.send({ method: 'PUT', path: `${path}${query}`, body: form, headers })).status;
    };
    let isOver = false;
    const statuses: number[] = [];
    const storm = Array.from({ length: stormClients }, () => bookAndDrop(() => isOver, statuses));
    const outcomes: number[] = [];
    let most = 0;
    for (let count = 0; count < changes; count += 1) {
      const outcome = await change(narrow, count % 2 === 1);
      outcomes.push(outcome);
      if (outcome !== 200) continue;
      const bound = Math.max(fewer, await atEleven());
      const answered = statuses.length + stormClients;
      while (statuses.length < answered) await setTimeout(2);
      expect(await atEleven()).toBeLessThanOrEqual(bound);
      most = Math.max(most, bound);
      while ((await change([], true)) !== 200);
    }
    isOver = true;
    await Promise.all(storm);
    process.stdout.write(`pool hours in the storm (${database.kind}): ${JSON.stringify({ outcomes, most })}\n`);
    expect(outcomes.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
    expect(outcomes).toContain(200);
    expect(most).toBeLessThanOrEqual(usual);
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(await audit(database.db)).toEqual([]);
  },
);
