import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AddResult, ProductDefinition, Roster } from '#contract/names.ts';
import { addDays } from '#domain/values/localDate.ts';
import { audit } from '#server/audit/audit.service.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { bookingClient } from '../../../../src/tools/bookingClient.ts';
import type { Answer, BookingClient } from '../../../../src/tools/bookingClient.ts';
import { stormClients } from '#tests/support/contestRounds.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { insertStaff, staffPassword } from '#tests/support/staff.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { listeningServer } from '../listeningServer.ts';

const bookings = Number(process.env['STORM_BOOKINGS'] ?? 1);
const slug = 'dagje';
const firstDay = addDays(new Date().toISOString().slice(0, 10), 3);
const prices = [8_000, 8_800];
/** From 16:00 on, above the price of the day. */
const eveningExtra = 1_500;
const eveningFrom = '16:00';
const morning = { from: '10:00', to: '22:00' };
const afternoon = { from: '16:00', to: '22:00' };
/** What is refused to somebody whom others overtook, or on a busy machine, and is no failure. */
const refusals = ['reservation_changed', 'service_unavailable', 'being_changed'];

let database: OpenDatabase;
let server: Awaited<ReturnType<typeof listeningServer>>;
let visitors: BookingClient;
let office: BookingClient;
let headers: Record<string, string>;
beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db, { settings: { bookingCap: { count: 52, unit: 'week' } } });
  await createSmallCatalogue(database.db);
  await addTherapistsAndRooms(database.db, 4, 4);
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(database.db);
  await insertStaff(database.db, 'owner');
  server = await listeningServer(database);
  visitors = bookingClient(server.origin, proefbad.venueId, stormClients);
  office = bookingClient(server.origin, proefbad.venueId, 2);
  headers = { authorization: `Bearer ${await tokenFrom('/api/admin/login', owner)}` };
});
afterAll(async () => {
  visitors.close();
  office.close();
  await server.close();
  await database.close();
});

const owner = { email: 'owner@proefbad.example', password: staffPassword };
const person = { firstName: 'Roos', lastName: 'Prins', email: 'roos@proefbad.example', phone: '0612345678' };

async function tokenFrom(path: string, body: object): Promise<string> {
  return (await office.send<{ accessToken: string }>({ method: 'POST', path, body })).data.accessToken;
}

/** The price that holds, and how often one began to change. */
const sold = { price: prices[0]!, changes: 0 };

interface Shown {
  id: string;
  total: number;
}

type Storm = { booked: Shown[]; problems: string[]; answers: number; evenings: number };

const itemOf = ({ data }: Answer<AddResult>) =>
  data?.reservation?.persons.flatMap(({ products }) => products)[0] ?? null;

const extraAt = (startTime: string): number => (startTime < eveningFrom ? 0 : eveningExtra);

/** Changes a form so that it costs this, and in the evening more. */
const pricedForm = (price: number) => ({
  price,
  priceRules: [
    {
      fromDate: null,
      toDate: null,
      weekdays: null,
      fromTime: eveningFrom,
      toTime: '24:00',
      price: price + eveningExtra,
      priority: 1,
    },
  ],
});

/** Books a massage on one of seven days, at the price that was told. */
async function book(storm: Storm, token: string, turn: number): Promise<void> {
  const visitor = visitors.visitor();
  const { data: hold } = await visitor.create(slug, { personCount: 1, date: addDays(firstDay, turn % 7) });
  const { price, changes } = sold;
  const time = `${10 + (turn % 12)}:00`;
  const added = await visitor.addProduct(slug, { productId: '302', persons: [1], preferredTime: time });
  storm.answers += 1;
  const item = itemOf(added);
  if (item === null) {
    if (added.code !== undefined) storm.problems.push(added.code);
    await visitor.cancel(slug);
    return;
  }
  const shown = item.price;
  const extra = extraAt(item.startTime!);
  if (extra > 0) storm.evenings += 1;
  expect(prices).toContain(shown - extra);
  if (sold.changes === changes) expect(shown).toBe(price + extra);
  await visitor.link(slug, token);
  const prepared = await visitor.prepare(slug, 'f-dagje');
  if (prepared.status === 200) {
    expect(prepared.data.total).toBe(shown);
    const paid = await visitor.payOnLocation(hold.id);
    if (paid.status === 200) storm.booked.push({ id: hold.id, total: shown });
    else storm.problems.push(paid.code ?? String(paid.status));
  } else storm.problems.push(prepared.code ?? String(prepared.status));
}

async function changePrice(turn: number): Promise<void> {
  const path = '/api/products/massage-50';
  const { data } = await office.send<ProductDefinition>({ method: 'GET', path, headers });
  const { id: _id, xplanId: _xplan, objectType: _kind, image: _image, ...form } = data;
  const price = prices[(turn + 1) % 2]!;
  sold.changes += 1;
  const answer = await office.send({ method: 'PUT', path, body: { ...form, ...pricedForm(price) }, headers });
  if (answer.status !== 200) {
    expect(refusals).toContain(answer.code);
    return;
  }
  sold.price = price;
  sold.changes += 1;
}

async function changeRoster(blocks: typeof morning): Promise<boolean> {
  const path = '/api/admin/resources/therapeut-1/roster';
  const { data } = await office.send<Roster>({ method: 'GET', path, headers });
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: [blocks] }));
  const body = { fromDate: data.fromDate, weeks: [{ days }], version: data.version };
  const answer = await office.send({ method: 'PUT', path: `${path}?force=true`, body, headers });
  if (answer.status !== 200) expect(refusals).toContain(answer.code);
  return answer.status === 200;
}

const morningClaims = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from resource_claim c join venue v
    on v.venue_id = c.venue_id where c.resource_id = 'therapeut-1' and c.state <> 'released'
    and (lower(c.during) at time zone v.time_zone)::time < '16:00'`.execute(database.db);
  return rows[0]!.count;
};

test(
  'while prices by day and time and a roster change, many visitors book at the price they were told, in hours that are worked',
  { timeout: 300_000 },
  async () => {
    const token = await tokenFrom('/api/customers/register', { ...person, gender: 'f', password: 'zwaluw-4-boven' });
    await sql`update customer set email_confirmed_at = kuur_now()`.execute(database.db);
    const storm: Storm = { booked: [], problems: [], answers: 0, evenings: 0 };
    await changePrice(1);
    expect(sold.changes).toBe(2);
    let isOver = false;
    const visits = Array.from({ length: stormClients }, async (_, client) => {
      for (let turn = 0; turn < bookings; turn += 1) await book(storm, token, client + turn * stormClients);
    });
    const everybody = Promise.all(visits).finally(() => {
      isOver = true;
    });
    let narrowed = 0;
    for (let turn = 0; !isOver; turn += 1) {
      await changePrice(turn);
      if (!(await changeRoster(afternoon))) continue;
      narrowed += 1;
      const before = await morningClaims();
      const answered = storm.answers + 8;
      while (storm.answers < answered && !isOver) await setTimeout(2);
      expect(await morningClaims()).toBeLessThanOrEqual(before);
      while (!(await changeRoster(morning)));
    }
    await everybody;
    const figures = { booked: storm.booked.length, refused: storm.problems.length, narrowed, prices: sold.changes };
    process.stdout.write(`prices and rosters in the storm (${database.kind}): ${JSON.stringify(figures)}\n`);
    expect(storm.problems.filter((code) => !refusals.includes(code))).toEqual([]);
    expect(storm.booked.length).toBeGreaterThan(stormClients / 2);
    expect(narrowed).toBeGreaterThan(0);
    expect(storm.evenings).toBeGreaterThan(0);
    const { rows } = await sql<Shown>`select r.id, r.total from reservation r
      where r.state = 'confirmed' order by r.id`.execute(database.db);
    expect(rows).toEqual(storm.booked.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    expect(await audit(database.db)).toEqual([]);
  },
);
