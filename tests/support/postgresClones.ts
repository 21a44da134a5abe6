import { randomBytes } from 'node:crypto';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { databaseOn, dropDatabase, onServer } from '#tools/postgresServer.ts';
import { blankOf, isEmptied } from './emptied.ts';
import type { Blank, Send } from './emptied.ts';
import { testRun } from './testRun.ts';

type Create = (name: string) => Promise<void>;
type Clone = { server: string; name: string; blank: Blank };

/** Emptied ones: to make and drop one takes 0.4 s of the processor, for its hundreds of files. */
const idle: Clone[] = [];
const maxIdle = 2;

/**
 * A migrated database without rows on the server, where `create` makes one under that name; `isNew`: that nobody used.
 * Those that are kept end with the run of tests; without one, each when it is closed.
 */
export async function postgresClone(
  server: string,
  { create, connections, isNew }: { create: Create; connections: number; isNew: boolean },
): Promise<OpenDatabase> {
  const clone = (isNew ? undefined : idle.pop()) ?? (await freshClone(server, create));
  const opened = await openDatabase({ databaseUrl: databaseOn(server, clone.name), dataDir: '', connections });
  let closing: Promise<void> | undefined;
  return { ...opened, close: () => (closing ??= opened.close().then(() => putBack(clone))) };
}

async function freshClone(server: string, create: Create): Promise<Clone> {
  const name = `kuur_test_${testRun() ?? ''}${randomBytes(8).toString('hex')}`;
  await create(name);
  return { server, name, blank: await inside({ server, name }, blankOf) };
}

async function putBack(clone: Clone): Promise<void> {
  const mayStay = testRun() !== undefined && idle.length < maxIdle;
  const isReusable = mayStay && (await isTidied(clone).catch(() => false));
  if (isReusable) idle.push(clone);
  else await dropDatabase(clone.server, clone.name);
}

const inside = <T>({ server, name }: Pick<Clone, 'server' | 'name'>, work: (send: Send) => Promise<T>): Promise<T> =>
  onServer(databaseOn(server, name), (client) => work(async (text) => (await client.query(text)).rows));

const endOthers = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

async function isTidied(clone: Clone): Promise<boolean> {
  return inside(clone, async (send) => {
    await send(endOthers);
    return isEmptied(send, clone.blank);
  });
}
