// @module-tag anyDatabase
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtServer } from '#tests/support/builtServer.ts';
import { randomFrom } from '#tests/support/randomFrom.ts';
import { onServer } from '#tools/postgresServer.ts';
import { isPgbouncerInstalled, startPgbouncer } from '../../../src/tools/pgbouncer.ts';
import type { Pooler } from '../../../src/tools/pgbouncer.ts';
import { isPostgresInstalled, startPostgres } from '../../../src/tools/postgres.ts';
import type { Cluster } from '../../../src/tools/postgres.ts';
import { startServer } from './killableServer.ts';
import type { KillableServer } from './killableServer.ts';
import { loadServers } from './loadedServers.ts';
import { logInCustomers } from './writers.ts';

const connections = 4;
const writers = 8;
const seed = Number(process.env['FAULT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

let folder: string;
let built: Awaited<ReturnType<typeof builtServer>>;
let cluster: Cluster;
let pooler: Pooler;
const servers: KillableServer[] = [];

const isInstalled = isPgbouncerInstalled() && isPostgresInstalled();

beforeAll(async () => {
  if (!isInstalled) return console.info('Needs postgresql and pgbouncer (Debian: sudo apt-get install pgbouncer).');
  console.info(`FAULT_SEED=${seed}`);
  folder = mkdtempSync(join(tmpdir(), 'kuur-pooled-'));
  built = await builtServer('server-test');
  cluster = await startPostgres({ survivesCrash: true });
  pooler = await startPgbouncer(cluster, { connections });
}, 180_000);
afterAll(async () => {
  if (!isInstalled) return;
  for (const server of servers) await server.kill();
  await pooler.stop();
  await cluster.stop();
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

const start = (): Promise<KillableServer> =>
  startServer(built.file, join(folder, String(servers.length)), pooler.url, {
    DATABASE_POOLER: 'transaction',
    LISTEN_DATABASE_URL: cluster.url,
  });

test.skipIf(!isInstalled)(
  'two servers book through a pooler that gives each transaction another connection, and lose nothing when it ends',
  { tags: ['full'], timeout: 300_000 },
  async () => {
    const refusal = await start().then(
      () => '',
      (error: Error) => error.message,
    );
    const lines = refusal.match(/alter role .*;/g) ?? [];
    expect(lines).toHaveLength(4);
    await onServer(cluster.url, async (client) => {
      for (const line of lines) await client.query(line);
    });
    await pooler.halt();
    await pooler.resume();

    for (let index = 0; index < 2; index += 1) servers.push(await start());
    const tokens = await logInCustomers(servers[0]!.origin);
    await onServer(cluster.url, (client) => client.query('update customer set email_confirmed_at = now()'));
    const load = loadServers(servers, { writers, random: randomFrom(seed), tokens });
    await load.untilBookingsGoOn();
    await pooler.halt();
    await pooler.resume();
    await load.untilBookingsGoOn();
    await load.nothingIsLost();
  },
);
