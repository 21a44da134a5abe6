import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { addDays } from '#domain/values/localDate.ts';
import { bookingClient } from '../../../../src/tools/bookingClient.ts';
import type { BookingClient } from '../../../../src/tools/bookingClient.ts';
import { testDatabase } from '#tests/support/database.ts';
import { insertStaff, staffPassword } from '#tests/support/staff.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { listeningServer } from '../listeningServer.ts';

const clients = 64;
const bookings = Number(process.env['STORM_BOOKINGS'] ?? 6);
const { venueId, entry, activity } = proefbad;
const flow = proefbad.flows.location;
const day = addDays(new Date().toISOString().slice(0, 10), 3);
const stay = { personCount: 2, date: day, startTime: '10:00', endTime: '22:00' };
const checkin = { entryId: entry.xplanId, activityId: activity.xplanId, persons: [1, 2] };

let database: OpenDatabase;
let server: Awaited<ReturnType<typeof listeningServer>>;
let visitors: BookingClient;
let desk: BookingClient;
let authorization: string;
beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db, { capacity: 5_000 });
  await insertStaff(database.db, 'desk');
  server = await listeningServer(database);
  visitors = bookingClient(server.origin, venueId, clients);
  desk = bookingClient(server.origin, venueId, 2);
  authorization = `Bearer ${await tokenFrom('/api/admin/login', { email: 'desk@proefbad.example', password: staffPassword })}`;
});
afterAll(async () => {
  visitors.close();
  desk.close();
  await server.close();
  await database.close();
});

async function tokenFrom(path: string, body: object): Promise<string> {
  const answer = await desk.send<{ accessToken: string }>({ method: 'POST', path, body });
  return answer.data.accessToken;
}

const busy = 503;
/** On a machine that others keep busy as well. */
const mostRefused = 0.02;

/** A visitor who takes places of this day and gives them back, again and again; another comes where the server was too busy. */
async function takeAndDrop(isOver: () => boolean, times: number[]): Promise<number[]> {
  const statuses: number[] = [];
  let visitor = visitors.visitor();
  while (!isOver()) {
    if (statuses.at(-1) === busy) visitor = visitors.visitor();
    statuses.push((await visitor.create(flow.slug, stay)).status);
    if (statuses.at(-1) === busy) continue;
    const began = performance.now();
    statuses.push((await visitor.addCheckin(flow.slug, checkin)).status);
    times.push(performance.now() - began);
    if (statuses.at(-1) !== busy) statuses.push((await visitor.cancel(flow.slug)).status);
  }
  return statuses;
}

async function confirmed(token: string): Promise<string> {
  const visitor = visitors.visitor();
  const { data } = await visitor.create(flow.slug, stay);
  await visitor.addCheckin(flow.slug, checkin);
  await visitor.link(flow.slug, token);
  await visitor.prepare(flow.slug, flow.id);
  expect((await visitor.payOnLocation(data.id)).status).toBe(200);
  return data.id;
}

const figuresOf = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return { count: sorted.length, p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
};

test('staff write beside 64 visitors who book the same day', { tags: ['full'], timeout: 600_000 }, async () => {
  const person = { firstName: 'Roos', lastName: 'Prins', email: 'roos@proefbad.example', phone: '0612345678' };
  const token = await tokenFrom('/api/customers/register', { ...person, gender: 'f', password: 'zwaluw-4-boven' });
  const ids: string[] = [];
  for (let count = 0; count < bookings; count += 1) ids.push(await confirmed(token));
  let isOver = false;
  const visitorTimes: number[] = [];
  const storm = Array.from({ length: clients }, () => takeAndDrop(() => isOver, visitorTimes));
  while (visitorTimes.length < clients) await new Promise((resolve) => setImmediate(resolve));

  const [moves, cancellations]: number[][] = [[], []];
  const statuses: number[] = [];
  const timed = async (times: number[], path: string, body?: object): Promise<void> => {
    const began = performance.now();
    statuses.push((await desk.send({ method: 'POST', path, body, headers: { authorization } })).status);
    times.push(performance.now() - began);
  };
  for (const id of ids) {
    const path = `/api/admin/reservations/${id}`;
    for (const move of ['check-in', 'undo']) await timed(moves!, `${path}/${move}`);
    await timed(cancellations!, `${path}/cancel`, { reason: 'Ziek', refund: false });
  }
  isOver = true;
  const visitorStatuses = (await Promise.all(storm)).flat();
  const figures = {
    moves: figuresOf(moves!),
    cancellations: figuresOf(cancellations!),
    visitors: figuresOf(visitorTimes),
  };
  process.stdout.write(`staff in the storm (${database.kind}): ${JSON.stringify(figures)}\n`);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const refused = visitorStatuses.filter((status) => status >= 400);
  expect(refused.filter((status) => status !== busy)).toEqual([]);
  expect(refused.length).toBeLessThan(visitorStatuses.length * mostRefused);
  // Beside each other, because a busy machine slows both: a lane of its own lets staff pass visitors.
  const { moves: moved, cancellations: cancelled, visitors: visited } = figures;
  expect(Math.max(moved.max, cancelled.max)).toBeLessThan(2 * visited.max);
  if (database.kind === 'embedded') expect(Math.max(moved.p50, cancelled.p50)).toBeLessThan(visited.p50);
  expect(await audit(database.db)).toEqual([]);
});
