// @module-tag anyDatabase
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Occupancy, Schedule } from '#contract/names.ts';
import { buildApp } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { makeServices } from '#server/services.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { staffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { onServer } from '#tools/postgresServer.ts';
import { isPostgresInstalled, startPostgres } from '../../../src/tools/postgres.ts';
import type { Cluster } from '../../../src/tools/postgres.ts';

let primary: Cluster;
let standby: Cluster;
let patientDatabase: OpenDatabase;
let strictDatabase: OpenDatabase;
/** Shows what may be some minutes old. */
let patient: TestApp;
/** The same database, of which it shows what may be half a second old. */
let strict: FastifyInstance;

const open = (replicaSecondsBehind: number): Promise<OpenDatabase> =>
  openDatabase({ databaseUrl: primary.url, replicaDatabaseUrl: standby.url, replicaSecondsBehind, dataDir: '' });

const onStandby = (statement: string) => onServer(standby.url, (client) => client.query<{ state: string }>(statement));

async function pauseReplica(): Promise<void> {
  await onStandby('select pg_wal_replay_pause()');
  await vi.waitFor(async () => {
    const { rows } = await onStandby('select pg_get_wal_replay_pause_state() as state');
    expect(rows[0]?.state).toBe('paused');
  });
}

const replicaIsNear = (): Promise<void> =>
  vi.waitFor(() => expect(strictDatabase.replicas.secondsBehind()[0]).toBeLessThan(0.4), { timeout: 30_000 });

beforeAll(async () => {
  if (!isPostgresInstalled()) return console.info('Needs postgresql (Debian: sudo apt-get install postgresql).');
  primary = await startPostgres({ survivesCrash: true });
  standby = await startPostgres({ survivesCrash: true, standbyOf: primary });
  patientDatabase = await open(200);
  strictDatabase = await open(0.5);
  await migrate(patientDatabase.db);
  patient = await testApp({ database: patientDatabase });
  const { db, backgroundDb, replicas } = strictDatabase;
  const deps = { ...patient.deps, db, backgroundDb, replicas };
  strict = await buildApp(deps, makeServices(deps));
}, 60_000);
afterAll(async () => {
  if (!isPostgresInstalled()) return;
  await patient.close();
  await strict.close();
  await strictDatabase.close();
  await standby.stop();
  await primary.stop();
});

const day = '2026-05-12';
const calendar = `/api/products/${proefbad.entry.xplanId}/schedule/${day}-${day}?persons=2`;
const daysOf = async (visitor: Visitor | null): Promise<string[]> => {
  const { json } = await patient.call<Schedule>('GET', calendar, visitor ? { session: visitor.session } : {});
  return Object.keys(json.data);
};
const strictDays = async (): Promise<string[]> => {
  const answer = await strict.inject({ url: calendar, headers: { 'x-app-tag': proefbad.venueId } });
  return Object.keys(answer.json<{ data: Schedule }>().data);
};

async function book(persons: number, date = day): Promise<Visitor> {
  const visitor = new Visitor(patient, { persons, date, startTime: '10:00', endTime: '22:00' });
  await visitor.hold();
  expect((await visitor.checkin(visitor.everybody())).status).toBe(200);
  return visitor;
}

test.runIf(isPostgresInstalled())(
  'a calendar may be as old as is allowed, but never for who holds places',
  async () => {
    const holder = await book(1);
    await replicaIsNear();
    await pauseReplica();
    await book(9);
    expect(await daysOf(null)).toEqual([day]);
    expect(await daysOf(holder)).toEqual([]);
    await expect.poll(strictDays).toEqual([]);
    await onStandby('select pg_wal_replay_resume()');
    await expect.poll(() => daysOf(null), { timeout: 30_000 }).toEqual([]);
  },
);

test.runIf(isPostgresInstalled())('a report may be as old as a calendar', async () => {
  const nextDay = '2026-05-13';
  const owner = await staffMember(patient, 'owner');
  const placesOf = async (): Promise<unknown> =>
    (await owner.call<Occupancy>('GET', `/reports/occupancy?from=${nextDay}&to=${nextDay}`)).json.data.days[0]?.pools;
  const before = await placesOf();
  await replicaIsNear();
  await pauseReplica();
  await book(2, nextDay);
  expect(await placesOf()).toEqual(before);
  await onStandby('select pg_wal_replay_resume()');
  await expect.poll(placesOf, { timeout: 30_000 }).not.toEqual(before);
});

test.runIf(isPostgresInstalled())(
  'when the replica dies the primary answers, and when it is back it is asked again',
  async () => {
    await replicaIsNear();
    await standby.halt('SIGQUIT');
    expect(await daysOf(null)).toEqual([]);
    await standby.resume();
    await replicaIsNear();
  },
);

test.runIf(isPostgresInstalled())('a replica that no longer follows is not asked', async () => {
  await onStandby('select pg_promote()');
  await onStandby('delete from pool_bucket');
  await expect.poll(() => patientDatabase.replicas.secondsBehind()).toEqual([Infinity]);
  expect(await daysOf(null)).toEqual([]);
});
