import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../postgres.ts';
import type { Store } from './prepare.ts';

export type Place = { kind: 'embedded' | 'postgres'; store: () => Promise<Store>; remove: () => Promise<void> };

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'kuur-bench-'));

export function embeddedPlace(): Place {
  const folders: string[] = [];
  return {
    kind: 'embedded',
    store: async () => {
      const dataDir = newFolder();
      folders.push(dataDir);
      return { databaseUrl: null, dataDir };
    },
    remove: async () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  };
}

export async function postgresPlace(): Promise<Place | null> {
  const given = process.env['DATABASE_URL'];
  const own = given ? null : await startPostgres().catch(() => null);
  const server = given ?? own?.url;
  if (server === undefined) return null;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const embedded = embeddedPlace();
  const names: string[] = [];
  return {
    kind: 'postgres',
    store: async () => {
      const name = `kuur_bench_${process.pid}_${names.length}`;
      names.push(name);
      await client.query(`create database ${name}`);
      const url = new URL(server);
      url.pathname = `/${name}`;
      return { ...(await embedded.store()), databaseUrl: url.href };
    },
    remove: async () => {
      for (const name of names) await client.query(`drop database ${name} with (force)`);
      await client.end();
      await own?.stop();
      await embedded.remove();
    },
  };
}
