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
import { loadServers } from './loadedServers.ts';
import type { LoadedServers } from './loadedServers.ts';
import { logInCustomers } from './writers.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2);
const seed = Number(process.env['FAULT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const random = randomFrom(seed);
const writers = 8;

let folder: string;
let built: Awaited<ReturnType<typeof builtServer>>;
let cluster: Cluster;
let proxy: CuttableProxy;
let servers: KillableServer[];
let tokens: string[];
let load: LoadedServers;

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
  load = loadServers(servers, { writers, random, tokens });
});

async function nothingIsLost(): Promise<void> {
  const { requests, unavailable, confirmed } = await load.nothingIsLost();
  console.info(`${rounds} faults, ${requests} answers, ${unavailable} of them 503, ${confirmed} confirmed, 0 lost`);
}

test(
  'a database that restarts under load ends no server: 503 meanwhile, ready again after, no booking lost',
  { tags: ['full'], timeout: 60_000 + rounds * 60_000 },
  async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await load.untilBookingsGoOn();
      await cluster.halt(round % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
      await load.untilAll('ready', 503).finally(() => cluster.resume());
      await load.untilAll('ready', 200);
    }
    await load.untilBookingsGoOn();
    await nothingIsLost();
  },
);

test(
  'connections to the database that are cut under load end no server, and lose no booking',
  { tags: ['full'], timeout: 60_000 + rounds * 60_000 },
  async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await load.untilBookingsGoOn();
      expect(proxy.cut()).toBeGreaterThan(0);
      await load.untilAll('ready', 200);
    }
    await load.untilBookingsGoOn();
    await nothingIsLost();
  },
);
