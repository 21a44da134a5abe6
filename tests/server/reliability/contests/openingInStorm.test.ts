import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpeningException } from '#contract/names.ts';
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

const changes = Number(process.env['STORM_CHANGES'] ?? 10);
const { venueId, entry, activity } = proefbad;
const flow = proefbad.flows.location;
const day = addDays(new Date().toISOString().slice(0, 10), 3);
const stay = { personCount: 1, date: day, startTime: '10:00', endTime: '12:00' };
const checkin = { entryId: entry.xplanId, activityId: activity.xplanId, persons: [1] };

let database: OpenDatabase;
let server: Awaited<ReturnType<typeof listeningServer>>;
let visitors: BookingClient;
let office: BookingClient;
beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db, { capacity: 5_000 });
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

/** A visitor who books the morning and gives it back, again and again. */
async function bookAndDrop(isOver: () => boolean, statuses: number[]): Promise<void> {
  const visitor = visitors.visitor();
  while (!isOver()) {
    statuses.push((await visitor.create(flow.slug, stay)).status);
    statuses.push((await visitor.addCheckin(flow.slug, checkin)).status);
    statuses.push((await visitor.cancel(flow.slug)).status);
  }
}

const morningClaims = async (): Promise<number> => {
  const claims = database.db.selectFrom('poolClaim').select('id').where('venueId', '=', venueId);
  return (await claims.where('day', '=', day).where('state', 'in', ['hold', 'confirmed']).execute()).length;
};

/** A busy machine answers 503, which is no failure: what was asked is asked again. */
test(
  'no morning is booked once it is closed, whoever books meanwhile',
  { tags: ['full'], timeout: 600_000 },
  async () => {
    const body = { email: 'planner@proefbad.example', password: staffPassword };
    const login = await office.send<{ accessToken: string }>({ method: 'POST', path: '/api/admin/login', body });
    const headers = { authorization: `Bearer ${login.data.accessToken}` };
    const closing = { fromDate: day, toDate: day, blocks: [{ from: '13:00', to: '22:00' }], reason: { nl: 'Dicht' } };
    let isOver = false;
    const statuses: number[] = [];
    const storm = Array.from({ length: stormClients }, () => bookAndDrop(() => isOver, statuses));
    const outcomes: string[] = [];
    for (let count = 0; count < changes; count += 1) {
      const force = count % 2 === 1;
      const path = `/api/opening-times${force ? '?force=true' : ''}`;
      const made = await office.send<OpeningException>({ method: 'POST', path, body: closing, headers });
      outcomes.push(String(made.status));
      if (made.status !== 201) continue;
      const before = await morningClaims();
      const answered = statuses.length + stormClients;
      while (statuses.length < answered) await setTimeout(2);
      expect(await morningClaims()).toBeLessThanOrEqual(before);
      const back = `/api/opening-times/${made.data.id}?force=true`;
      let removal = 503;
      while (removal === 503) removal = (await office.send({ method: 'DELETE', path: back, headers })).status;
      expect(removal).toBe(204);
    }
    isOver = true;
    await Promise.all(storm);
    expect(outcomes.filter((status) => !['201', '409', '503'].includes(status))).toEqual([]);
    expect(outcomes).toContain('201');
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(await audit(database.db)).toEqual([]);
  },
);
