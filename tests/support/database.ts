import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { schemaHash } from '#server/db/packedDatabase.ts';
import { packDatabase } from '#tools/build/packDatabase.ts';
import { embeddedClone } from './embeddedClones.ts';
import { postgresClone } from './postgresClones.ts';
import { databaseOn, onServer } from '#tools/postgresServer.ts';

/**
 * A migrated database without rows, of its own for each caller until `close`: in the process, or on the server of
 * `DATABASE_URL`. `isNew`: with nothing of earlier rows in its counters and files either.
 */
export async function testDatabase({ connections = 20, isNew = false } = {}): Promise<OpenDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) return embeddedClone(templateDump, isNew);
  return postgresClone(server, { create: (name) => createFromTemplate(server, name), connections, isNew });
}

let dump: Blob | undefined;

/** Unpacked once for all databases of this process. */
async function templateDump(): Promise<Blob> {
  return (dump ??= new Blob([gunzipSync(readFileSync(await packDatabase()))]));
}

async function createFromTemplate(server: string, name: string): Promise<void> {
  const template = `kuur_template_${schemaHash()}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(7058202)');
    const templates = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (templates.rowCount === 0) await createTemplate(server, client, template);
    await client.query(`create database ${name} template ${template}`);
  });
}

/** Under another name until it is complete, so that a run killed half-way leaves no half template. */
async function createTemplate(server: string, client: pg.Client, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const opened = await openDatabase({ databaseUrl: databaseOn(server, draft), dataDir: '' });
  await migrate(opened.db);
  await opened.close();
  await client.query(`alter database ${draft} rename to ${template}`);
}
