// @module-tag anyDatabase
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onServer } from '#tools/postgresServer.ts';
import { builtServer } from '#tests/support/builtServer.ts';
import { cuttableProxy } from '#tests/support/cuttableProxy.ts';
import type { CuttableProxy } from '#tests/support/cuttableProxy.ts';
import { randomFrom } from '#tests/support/randomFrom.ts';
import { isPostgresInstalled, startPostgres } from '../../../src/tools/postgres.ts';
import type { Cluster } from '../../../src/tools/postgres.ts';
import { startServer } from './killableServer.ts';
import type { KillableServer } from './killableServer.ts';
import { loadServers } from './loadedServers.ts';
import { logInCustomers } from './writers.ts';

const failovers = Number(process.env['FAILOVERS'] ?? 2);
const seed = Number(process.env['FAULT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const writers = 8;

/** A host of the database, whose address stays when another cluster takes its place. */
type Host = { cluster: Cluster; proxy: CuttableProxy };

let folder: string;
let built: Awaited<ReturnType<typeof builtServer>>;
let primary: Host;
let standby: Host;
const servers: KillableServer[] = [];

const hostOf = async (cluster: Cluster): Promise<Host> => ({ cluster, proxy: await cuttableProxy(cluster.socket) });

/** From then on nothing is confirmed before the standby has it. */
async function waitForStandby({ cluster }: Host): Promise<void> {
  await onServer(cluster.url, async (client) => {
    const isFollowed = async () =>
      expect((await client.query('select state from pg_stat_replication')).rows).toEqual([{ state: 'streaming' }]);
    await vi.waitFor(isFollowed, { timeout: 30_000, interval: 100 });
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
  });
}

/** The standby takes over, and answers without another one behind it. */
async function promote({ cluster }: Host): Promise<void> {
  await onServer(cluster.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = ''`);
    await client.query('select pg_reload_conf()');
    await client.query('select pg_promote()');
  });
}

beforeAll(async () => {
  if (!isPostgresInstalled()) return console.info('Needs postgresql (Debian: sudo apt-get install postgresql).');
  console.info(`FAULT_SEED=${seed}`);
  folder = mkdtempSync(join(tmpdir(), 'kuur-failover-'));
  built = await builtServer('server-test');
  primary = await hostOf(await startPostgres({ survivesCrash: true }));
  standby = await hostOf(await startPostgres({ survivesCrash: true, standbyOf: primary.cluster }));
  await waitForStandby(primary);
  const hosts = [standby, primary].map(({ proxy }) => `127.0.0.1:${proxy.port}`).join(',');
  for (const name of ['first', 'second'])
    servers.push(await startServer(built.file, join(folder, name), `postgresql://postgres@${hosts}/postgres`));
}, 180_000);
afterAll(async () => {
  if (!isPostgresInstalled()) return;
  for (const server of servers) await server.kill();
  for (const { cluster, proxy } of [primary, standby]) {
    await proxy.close();
    await cluster.stop();
  }
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(isPostgresInstalled())(
  'when the primary dies under load the servers go on with its standby, and lose no booking that was confirmed',
  { tags: ['full'], timeout: 120_000 + failovers * 120_000 },
  async () => {
    const tokens = await logInCustomers(servers[0]!.origin);
    await onServer(primary.cluster.url, (client) => client.query('update customer set email_confirmed_at = now()'));
    const load = loadServers(servers, { writers, random: randomFrom(seed), tokens });
    const secondsAway: string[] = [];
    for (let round = 1; round <= failovers; round += 1) {
      await load.untilBookingsGoOn();
      await primary.cluster.halt('SIGQUIT');
      const from = performance.now();
      await promote(standby);
      await load.untilAll('ready', 200);
      secondsAway.push(((performance.now() - from) / 1_000).toFixed(2));
      await load.untilBookingsGoOn();
      const { cluster: dead, proxy } = primary;
      const next = await startPostgres({ survivesCrash: true, standbyOf: standby.cluster });
      proxy.leadTo(next.socket);
      [primary, standby] = [standby, { cluster: next, proxy }];
      await dead.stop();
      await waitForStandby(primary);
    }
    const { requests, unavailable, confirmed } = await load.nothingIsLost();
    console.info(
      `${failovers} failovers, ready again after ${secondsAway.join(', ')} s; ${requests} answers, ${unavailable} of them 503, ${confirmed} confirmed, 0 lost`,
    );
  },
);
