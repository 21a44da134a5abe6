// @module-tag anyDatabase
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { builtServer } from '#tests/support/builtServer.ts';
import { cuttableProxy } from '#tests/support/cuttableProxy.ts';
import type { CuttableProxy } from '#tests/support/cuttableProxy.ts';
import { randomFrom } from '#tests/support/randomFrom.ts';
import { startPostgres } from '../../../src/tools/postgres.ts';
import type { Cluster } from '../../../src/tools/postgres.ts';
import { startServer } from './killableServer.ts';
import type { KillableServer } from './killableServer.ts';
import { keepWriting, logInCustomers, lostOf } from './writers.ts';
import type { Writing } from './writers.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2);
const seed = Number(process.env['FAULT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const random = randomFrom(seed);
const writers = 8;
/** Bookings that each server confirms before the next fault, so that a fault meets work and has been recovered from. */
const bookingsBetween = 8;
const longestWait = { timeout: 30_000, interval: 50 };

let folder: string;
let built: Awaited<ReturnType<typeof builtServer>>;
let cluster: Cluster;
let proxy: CuttableProxy;
let servers: KillableServer[];
let tokens: string[];
let writing: Writing[];

beforeAll(async () => {
  console.info(`FAULT_SEED=${seed}`);
  folder = mkdtempSync(join(tmpdir(), 'kuur-away-'));
  built = await builtServer('server-test');
  cluster = await startPostgres({ survivesCrash: true });
  proxy = await cuttableProxy(cluster.socket);
  const urls = [cluster.url, `postgresql://postgres@127.0.0.1:${proxy.port}/postgres`];
  servers = [];
  for (const url of urls) servers.push(await startServer(built.file, join(folder, String(servers.length)), url));
  tokens = await logInCustomers(servers[0]!.origin);
  await confirmAddresses();
}, 180_000);
afterAll(async () => {
  for (const server of servers) await server.kill();
  await proxy.close();
  await cluster.stop();
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** So many bookings on location are for confirmed addresses only. */
async function confirmAddresses(): Promise<void> {
  const client = new pg.Client(cluster.url);
  await client.connect();
  await client.query('update customer set email_confirmed_at = now()');
  await client.end();
}

beforeEach(() => {
  writing = servers.map(({ origin }) => keepWriting(origin, { writers, random, tokens }));
});

const statusOf = async ({ origin }: KillableServer, path: 'ready' | 'live'): Promise<number> =>
  (await fetch(`${origin}/api/health/${path}`)).status;

async function untilAll(path: 'ready' | 'live', status: number): Promise<void> {
  await expect
    .poll(() => Promise.all(servers.map((server) => statusOf(server, path))), longestWait)
    .toEqual(servers.map(() => status));
}

async function untilBookingsGoOn(): Promise<void> {
  const before = writing.map(({ log }) => log.confirmed.length);
  await expect
    .poll(() => Math.min(...writing.map(({ log }, index) => log.confirmed.length - before[index]!)), longestWait)
    .toBeGreaterThanOrEqual(bookingsBetween);
}

async function nothingIsLost(): Promise<void> {
  await Promise.all(writing.map((one) => one.stop()));
  expect(writing.flatMap(({ log }) => log.unexpected)).toEqual([]);
  await untilAll('live', 200);
  const confirmed = writing.flatMap(({ log }) => log.confirmed);
  for (const { origin } of servers) expect(await lostOf(origin, confirmed)).toEqual([]);
  const audit = await fetch(`${servers[0]!.controls}/audit`);
  expect(await audit.json()).toEqual({ data: [] });
  const count = (key: 'requests' | 'unavailable'): number => writing.reduce((sum, { log }) => sum + log[key], 0);
  console.info(
    `${rounds} faults, ${count('requests')} answers, ${count('unavailable')} of them 503, ${confirmed.length} confirmed, 0 lost`,
  );
}

test(
  'a database that restarts under load ends no server: 503 meanwhile, ready again after, no booking lost',
  { tags: ['full'], timeout: 60_000 + rounds * 60_000 },
  async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await untilBookingsGoOn();
      await cluster.halt(round % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
      await untilAll('ready', 503).finally(() => cluster.resume());
      await untilAll('ready', 200);
    }
    await untilBookingsGoOn();
    await nothingIsLost();
  },
);

test(
  'connections to the database that are cut under load end no server, and lose no booking',
  { tags: ['full'], timeout: 60_000 + rounds * 60_000 },
  async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await untilBookingsGoOn();
      expect(proxy.cut()).toBeGreaterThan(0);
      await untilAll('ready', 200);
    }
    await untilBookingsGoOn();
    await nothingIsLost();
  },
);
