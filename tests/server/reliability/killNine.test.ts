import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtServer } from '#tests/support/builtServer.ts';
import { randomFrom } from '#tests/support/randomFrom.ts';
import { startServer } from './killableServer.ts';
import type { KillableServer } from './killableServer.ts';
import { lostOf, writeUntilCut } from './writers.ts';
import type { Confirmed, Log } from './writers.ts';

const kills = Number(process.env['KILLS'] ?? 2);
const writers = 16;
/** More than a hold lives, and than a limit on logins counts. */
const nextRoundSeconds = 25 * 60;
const seed = Number(process.env['KILL_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

let dataDir: string;
let built: Awaited<ReturnType<typeof builtServer>>;
let running: KillableServer | undefined;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kuur-killed-'));
  built = await builtServer('server-test');
}, 120_000);
afterAll(async () => {
  await running?.kill();
  built.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const start = async (): Promise<KillableServer> => (running = await startServer(built.file, dataDir, databaseUrl));

async function control(server: KillableServer, path: string, body?: object): Promise<unknown> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
  const answer = await fetch(`${server.controls}/${path}`, path === 'audit' ? {} : post);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data?: unknown }).data;
}

/** Ten seconds on a machine that has a processor for the server; as much longer as others make it wait for one. */
const longestRestart = (): number => 10_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** Writers at work, and the kill at a moment of chance within 1.5 s of the first booking. */
async function loadUntilKilled(server: KillableServer, random: () => number): Promise<Log> {
  const afterMs = random() * 1_500;
  let killing: Promise<void> | undefined;
  const onFirst = (): void => {
    killing ??= new Promise((resolve) => setTimeout(resolve, afterMs)).then(() => server.kill());
  };
  const log = await writeUntilCut(server.origin, { writers, random, onFirst });
  await killing;
  return log;
}

/** Moves past the end of every hold that the kill left behind, and lets the sweep take them. */
async function passExpiry(server: KillableServer, round: number): Promise<void> {
  await control(server, 'clock', { advanceSeconds: round * nextRoundSeconds });
  await control(server, 'sweep');
}

test(
  'a server killed time and again under load keeps every booking it confirmed and loses no place',
  { tags: ['full'], timeout: 180_000 + kills * 60_000 },
  async () => {
    console.info(`KILL_SEED=${seed}`);
    const random = randomFrom(seed);
    const confirmed: Confirmed[] = [];
    const readyAfter: number[] = [];
    let requests = 0;
    let server = await start();
    for (let kill = 1; kill <= kills; kill += 1) {
      const log = await loadUntilKilled(server, random);
      expect(log.unexpected).toEqual([]);
      expect(log.unavailable).toBe(0);
      requests += log.requests;

      server = await start();
      readyAfter.push(server.readyAfterMs);
      expect(await lostOf(server.origin, log.confirmed)).toEqual([]);
      await passExpiry(server, kill);
      expect(await control(server, 'audit')).toEqual([]);
      confirmed.push(...log.confirmed);
    }
    expect(await lostOf(server.origin, confirmed)).toEqual([]);
    await server.kill();
    const slowest = Math.round(Math.max(...readyAfter));
    const middle = Math.round(readyAfter.toSorted((a, b) => a - b)[Math.floor(kills / 2)] ?? 0);
    console.info(
      `${kills} kills, ${requests} answers, ${confirmed.length} confirmed, 0 lost; ready again ${middle} ms (median), ${slowest} ms (slowest)`,
    );
    expect(slowest).toBeLessThan(longestRestart());
    expect(confirmed.length).toBeGreaterThan(kills);
  },
);

test.skipIf(databaseUrl)(
  'a second server on the same data folder is refused and says who owns it, and the first goes on',
  { timeout: 60_000 },
  async () => {
    const first = await start();
    const second = startServer(built.file, dataDir);
    await expect(second).rejects.toThrow(
      `The server ended with 1: The data folder ${dataDir} is in use by process ${first.pid}`,
    );
    expect((await fetch(`${first.origin}/api/health/ready`)).status).toBe(200);
    await first.kill();
  },
);
