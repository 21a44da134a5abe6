import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { BlockedTimeResult, DayBoard } from '#contract/names.ts';
import { listeningServer } from '#tests/server/reliability/listeningServer.ts';
import { customerForm } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { openDayStream } from '#tests/support/dayStream.ts';
import type { OpenedStream } from '#tests/support/dayStream.ts';
import { friday, planningApp, tuesday } from '#tests/support/planningApp.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

type Server = Awaited<ReturnType<typeof listeningServer>>;

let kuur: TestApp;
let desk: StaffMember;
/** Of other processes, as far as the database can tell: each listens by itself. */
let servers: Server[];
const opened: OpenedStream[] = [];

beforeAll(async () => {
  ({ kuur } = await planningApp());
  desk = await staffMember(kuur, 'desk');
  const database = { ...kuur.deps, kind: kuur.deps.databaseKind, close: async () => undefined };
  servers = [await listeningServer(database), await listeningServer(database)];
});
afterEach(() => opened.splice(0).forEach(({ close }) => close()));
afterAll(async () => {
  for (const server of servers) await server.close();
  await kuur.close();
});

async function watch(date: string, at = 0): Promise<OpenedStream> {
  const stream = await openDayStream(servers[at]!.origin, await desk.liveToken(), date);
  opened.push(stream);
  expect(stream.status).toBe(200);
  await vi.waitFor(() => expect(stream.events).toEqual(['ready']));
  return stream;
}

const withinASecond = { timeout: 1_000, interval: 10 };
const toldOnce = (stream: OpenedStream) =>
  vi.waitFor(() => expect(stream.events).toEqual(['ready', 'changed']), withinASecond);

test('whoever looks at the day is told of a booking, at every server, and nobody of another day', async () => {
  const [here, there, later] = [await watch(tuesday), await watch(tuesday, 1), await watch(friday)];
  await new Visitor(kuur, { slug: 'dagje', date: tuesday }).holdDay();
  await toldOnce(here);
  await toldOnce(there);
  await new Visitor(kuur, { slug: 'dagje', date: friday }).holdDay();
  await toldOnce(later);
  expect([here.events, there.events]).toEqual([
    ['ready', 'changed'],
    ['ready', 'changed'],
  ]);
});

test('a time that a desk blocks, and takes bookings in again, is told at every server', async () => {
  const date = '2026-06-16';
  const body = { resourceId: 'kamer-1', startTime: '10:00', endTime: '11:00', reason: '' };
  const first = await watch(date, 1);
  const { json } = await desk.call<BlockedTimeResult>('POST', `/day-board/${date}/blocked-times`, body);
  await toldOnce(first);
  const second = await watch(date);
  await desk.call('DELETE', `/day-board/${date}/blocked-times/${json.data.blockedTime!.id}`);
  await toldOnce(second);
});

test('a note about a customer tells the days on which they come', async () => {
  const date = '2026-06-23';
  const visitor = new Visitor(kuur, { slug: 'dagje', date });
  await visitor.holdDay();
  const form = customerForm({ firstName: 'Sanne', lastName: 'Dijk', email: 'sanne@proefbad.example' });
  const registration = { ...form, password: 'geheim-123' };
  visitor.token = (await visitor.call('POST', '/customers/register', registration)).json.data.accessToken;
  await visitor.link();
  const { id } = await kuur.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
  const stream = await watch(date);
  const note = { text: 'Allergisch voor lavendel', version: 1 };
  expect((await desk.call('PUT', `/customers/${id}/note`, note)).status).toBe(200);
  await toldOnce(stream);
});

test('a booking that goes to another day tells both', async () => {
  const visitor = new Visitor(kuur, { slug: 'dagje', date: '2026-05-19' });
  await visitor.holdDay();
  const [from, to] = [await watch('2026-05-19'), await watch('2026-05-20')];
  await sql`update reservation set day = '2026-05-20' where id = ${visitor.reservationId}`.execute(kuur.db);
  await toldOnce(from);
  await toldOnce(to);
});

test('an exception tells the days it is about, what holds for every week tells all', async () => {
  const [within, outside] = [await watch('2026-05-26'), await watch('2026-05-28')];
  const days = { from: '2026-05-26', to: '2026-05-27' };
  await sql`insert into roster_exception (venue_id, id, resource_id, from_date, to_date, kind)
    values ('proefbad', 'ziek', 'therapeut-1', ${days.from}, ${days.to}, 'absence')`.execute(kuur.db);
  await toldOnce(within);
  await sql`update resource set name = 'Noor' where venue_id = 'proefbad' and id = 'therapeut-1'`.execute(kuur.db);
  await toldOnce(outside);
});

test('what another venue changes, or what was undone, is told to nobody', async () => {
  const stream = await watch(tuesday);
  await sql`update resource set name = 'Anders' where venue_id = 'tweede'`.execute(kuur.db);
  const undone = kuur.db.transaction().execute(async (tx) => {
    await sql`update pool set name = 'Anders' where venue_id = 'proefbad'`.execute(tx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await new Visitor(kuur, { slug: 'dagje', date: tuesday }).holdDay();
  await toldOnce(stream);
});

test('a move of before the connection broke is refused once the board has caught up', async () => {
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(kuur.db);
  const visitor = new Visitor(kuur, { slug: 'dagje', date: '2026-05-21', persons: 1 });
  await visitor.holdDay();
  await visitor.addProduct('302', [1], { fixed: '11:00' });
  await visitor.toPayment();
  await visitor.payOnLocation();
  const read = async () => (await desk.call<DayBoard>('GET', '/day-board/2026-05-21')).json.data.blocks[0]!;
  const move = (startTime: string, { itemId, sequence }: { itemId: string | null; sequence: number | null }) =>
    desk.call('POST', '/day-board/2026-05-21/moves', { itemId, sequence, startTime, resourceIds: [] });
  const before = await read();
  (await watch('2026-05-21')).close();
  expect((await move('12:00', before)).status).toBe(200);
  const again = await watch('2026-05-21');
  expect((await move('13:00', before)).json.code).toBe('version_conflict');
  const now = await read();
  expect(now.startTime).toBe('12:00');
  expect((await move('13:00', now)).status).toBe(200);
  await toldOnce(again);
});

test('who looks at too many days at once is refused the next', async () => {
  const settings = new SettingsEditor(kuur, await (await staffMember(kuur, 'owner')).liveToken());
  const { limits } = await settings.read('general');
  await settings.change('general', { limits: { ...limits, dayStreams: 3 } });
  for (let count = 0; count < 3; count += 1) await watch(tuesday);
  const onceSettingsAreRead = { timeout: 5_000, interval: 100 };
  await vi.waitFor(async () => {
    const more = await openDayStream(servers[0]!.origin, await desk.liveToken(), tuesday);
    opened.push(more);
    expect([more.status, more.retryAfter]).toEqual([429, '60']);
  }, onceSettingsAreRead);
  await settings.change('general', { limits });
});

test('a server that stops ends its streams first', async () => {
  const database = { ...kuur.deps, kind: kuur.deps.databaseKind, close: async () => undefined };
  const server = await listeningServer(database);
  const stream = await openDayStream(server.origin, await desk.liveToken(), tuesday);
  await vi.waitFor(() => expect(stream.events).toEqual(['ready']));
  await server.close();
  await stream.ended;
});

test.runIf(process.env['DATABASE_URL'])(
  'when it can no longer hear, streams end, and the next one hears again',
  async () => {
    const stream = await watch(tuesday);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen day_change'`.execute(kuur.db);
    await stream.ended;
    const again = await watch(tuesday);
    await new Visitor(kuur, { slug: 'dagje', date: tuesday }).holdDay();
    await toldOnce(again);
  },
);
