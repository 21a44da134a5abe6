import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';

class NoDatabase extends Error {
  override name = 'NoDatabase';
}

/** The database of a server that stands still, or any PostgreSQL; never makes one. */
export async function openStored({
  databaseUrl,
  databasePooler,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databasePooler' | 'dataDir'>): Promise<OpenDatabase> {
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) {
    throw new NoDatabase(`There is no database in ${resolve(dataDir)}. Set DATABASE_URL or DATA_DIR to the server's.`);
  }
  return openDatabase({ databaseUrl, databasePooler, dataDir, connections: 1 });
}

/** A failure for the one who runs the tool; `instead`: what helps while the server runs. */
export function explainStored(error: unknown, instead: string): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (name === 'DataFolderInUse') return `${message} ${instead}`;
  if (code === '42P01' || code === '42703') return `The database is older than this program: start the server once.`;
  if (code === 'ECONNREFUSED') return `The database does not answer. ${message}`;
  if (name === 'NoDatabase' || name === 'SettingsUnusable') return message;
  return error instanceof Error ? (error.stack ?? message) : String(error);
}
