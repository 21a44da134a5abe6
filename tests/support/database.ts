import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { readFunctions } from '#server/db/functions.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { embeddedOptions, openDatabase, openEmbedded } from '#server/db/openDatabase.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { projectRoot } from '#server/db/projectRoot.ts';
import { embeddedClone } from './embeddedClones.ts';
import { postgresClone } from './postgresClones.ts';
import { databaseOn, onServer } from '#tools/postgresServer.ts';

/** Which schema this is: a template made from other migrations or functions has another name. */
export const schemaHash = (): string =>
  createHash('sha256')
    .update([...readMigrations(), ...readFunctions()].map(({ checksum }) => checksum).join())
    .digest('hex')
    .slice(0, 12);

/**
 * A migrated database without rows, of its own for each caller until `close`: in the process, or on the server of
 * `DATABASE_URL`. `isNew`: with nothing of earlier rows in its counters and files either.
 */
export async function testDatabase({ connections = 20, isNew = false } = {}): Promise<OpenDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) return embeddedClone(templateDump, isNew);
  return postgresClone(server, { create: (name) => createFromTemplate(server, name), connections, isNew });
}

/** A template for all processes of a schema, made by the first. */
async function templateDump(): Promise<Blob> {
  const folder = join(projectRoot(), '.cache');
  const file = join(folder, `test-template-${schemaHash()}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
    writeFileSync(draft, await migratedDump());
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}

/** Every database of a test starts from it: a third of the files, no log to go through, half of the time. */
const tidying = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
];

async function migratedDump(): Promise<Uint8Array> {
  const pglite = new PGlite(embeddedOptions);
  const opened = await openEmbedded(pglite);
  await migrate(opened.db);
  for (const statement of tidying) await pglite.exec(statement);
  const dump = await pglite.dumpDataDir('none');
  await opened.close();
  return new Uint8Array(await dump.arrayBuffer());
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
