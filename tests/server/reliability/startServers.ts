import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { builtServer } from '#tests/support/builtServer.ts';
import { databaseOn } from '#tools/postgresServer.ts';
import { startServer } from './killableServer.ts';

interface StartedServers {
  origins: string[];
  /** Where tests steer each. */
  controls: string[];
  kill(): Promise<void>;
}

/** So many processes of the built server, begun at once on one PostgreSQL database, each with a data folder of its own. */
export async function startServers(databaseUrl: string, count: number): Promise<StartedServers> {
  const built = await builtServer('server-test');
  const folder = mkdtempSync(join(tmpdir(), 'kuur-'));
  const removeFiles = (): void => {
    built.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  const starts = await Promise.allSettled(
    Array.from({ length: count }, (_, number) => startServer(built.file, join(folder, String(number)), databaseUrl)),
  );
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const kill = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.kill()));
    removeFiles();
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await kill();
    throw failed.reason;
  }
  return { origins: servers.map(({ origin }) => origin), controls: servers.map(({ controls }) => controls), kill };
}

/** Of an opened database on the server of `DATABASE_URL`, for another process. */
export async function addressOf({ db }: OpenDatabase): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return databaseOn(process.env['DATABASE_URL']!, rows[0]!.name);
}
