import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/openDatabase.ts';
import { openLocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import { builtServer } from '#tests/support/builtServer.ts';
import { randomFrom } from '#tests/support/randomFrom.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { startServer } from './killableServer.ts';
import type { KillableServer } from './killableServer.ts';
import type { ProviderBook } from './moneyWorld.ts';
import { payUntilCut } from './payers.ts';
import { expectSameBooks } from './sameBooks.ts';
import { logInCustomers, lostOf } from './writers.ts';
import type { Confirmed } from './writers.ts';

const kills = Number(process.env['KILLS'] ?? 2);
const seed = Number(process.env['KILL_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const payers = 12;
/** Orders of payments that the provider carries out, and whose answers the kill overtakes. */
const unanswered = 4;
/** A payment is given up an hour after it could be paid. */
const restMinutes = 70;
const minute = 60_000;

let dataDir: string;
let built: Awaited<ReturnType<typeof builtServer>>;
let database: { url: string; drop(): Promise<unknown> };
/** Outlives the server, as the real one does. */
let provider: LocalTarget;
let running: KillableServer | undefined;
/** How far the clocks of server and provider are ahead. */
let aheadMs = 0;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kuur-killed-'));
  built = await builtServer('server-test');
  const server = process.env['DATABASE_URL'];
  database = server ? await emptyDatabase(server) : { url: '', drop: async () => undefined };
  provider = await openLocalTarget();
}, 120_000);
afterAll(async () => {
  await running?.kill();
  await provider.close();
  await database.drop();
  built.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const now = (): Date => new Date(Date.now() + aheadMs);

const start = async (): Promise<KillableServer> =>
  (running = await startServer(built.file, dataDir, database.url, {
    CLOCK_START: now().toISOString(),
    MOLLIE_API_KEY: provider.apiKey,
    MOLLIE_BASE_URL: provider.url,
  }));

const book = (): Promise<ProviderBook> => provider.control<ProviderBook>('GET', 'ledger');

async function loadUntilKilled(server: KillableServer, random: () => number) {
  const tokens = await logInCustomers(server.origin);
  const hangs = { kind: 'hang', when: 'after', match: 'POST /v2/payments', count: unanswered };
  await provider.control('POST', 'faults', [hangs]);
  const afterMs = random() * 1_500;
  let killing: Promise<void> | undefined;
  const onFirst = (): void => {
    killing ??= new Promise((resolve) => setTimeout(resolve, afterMs)).then(() => server.kill());
  };
  const today = now().toISOString().slice(0, 10);
  const log = await payUntilCut(server.origin, { payers, random, tokens, provider, today, onFirst });
  await killing;
  await provider.control('DELETE', 'faults');
  return log;
}

/** Of those who were on the provider's page every other one pays while the server is away. */
async function payMeanwhile(): Promise<void> {
  const open = (await book()).payments.filter(({ status }) => status === 'open');
  for (const [index, { id }] of open.entries())
    if (index % 2 === 0) await provider.control('POST', `payments/${id}/paid`, { force: true });
}

async function control(server: KillableServer, path: string, body?: object): Promise<unknown> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
  const answer = await fetch(`${server.controls}/${path}`, body === undefined ? {} : post);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data?: unknown }).data;
}

/** Lets reconciliation and the jobs work until everything that was under way has come to its end. */
async function comeToRest(server: KillableServer): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    aheadMs += restMinutes * minute;
    await control(server, 'clock', { advanceSeconds: restMinutes * 60 });
    await provider.control('POST', 'clock', { advance: restMinutes * minute });
    for (let sweep = 0; sweep < 3; sweep += 1) await control(server, 'sweep', {});
  }
}

interface Booking {
  id: string;
  isBooked: boolean;
  total: number;
  paid: number;
}

/** What was paid and stayed for each reservation that anybody paid for, in cents. */
async function paidBookings(): Promise<{ bookings: Booking[]; payments: number }> {
  const atProvider = await book();
  const ids = atProvider.payments.map(({ id }) => id);
  const { db, close } = await openDatabase({ databaseUrl: database.url, dataDir });
  const { rows } =
    await sql<Booking>`select r.id, r.state = 'confirmed' as "isBooked", r.total, sum(l.amount)::int as paid
    from ledger_entry l join payment p on p.venue_id = l.venue_id and p.id = l.payment_id
    join reservation r on r.venue_id = p.venue_id and r.id = p.reservation_id
    where p.provider_id = any(${ids}) group by r.venue_id, r.id, r.state, r.total`.execute(db);
  const payments = await expectSameBooks(db, atProvider);
  await close();
  return { bookings: rows, payments };
}

test(
  'a server killed time and again while visitors pay takes nothing for nothing, and its books are the provider’s',
  { tags: ['full'], timeout: 180_000 + kills * 60_000 },
  async () => {
    console.info(`KILL_SEED=${seed}`);
    const random = randomFrom(seed);
    const confirmed: Confirmed[] = [];
    let begun = 0;
    let server = await start();
    for (let kill = 1; kill <= kills; kill += 1) {
      const log = await loadUntilKilled(server, random);
      expect(log.unexpected).toEqual([]);
      begun += log.begun;
      confirmed.push(...log.confirmed);
      await payMeanwhile();
      server = await start();
      expect(await lostOf(server.origin, log.confirmed)).toEqual([]);
      await comeToRest(server);
      expect(await control(server, 'audit')).toEqual([]);
    }
    await server.kill();
    const { bookings, payments } = await paidBookings();
    const wrong = bookings.filter(({ isBooked, total, paid }) => paid !== (isBooked ? total : 0));
    expect(wrong).toEqual([]);
    const booked = bookings.filter(({ isBooked }) => isBooked);
    expect(confirmed.filter(({ id }) => !booked.some((booking) => booking.id === id))).toEqual([]);
    console.info(
      `${kills} kills, ${begun} payments begun and ${payments} at the provider, ${confirmed.length} confirmed before a kill, ` +
        `${booked.length} booked in the end, ${bookings.length - booked.length} sent back`,
    );
    expect(booked.length).toBeGreaterThan(0);
    expect(payments).toBeGreaterThanOrEqual(begun + kills * unanswered);
  },
);
