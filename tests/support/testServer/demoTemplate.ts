import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { demoTimeZone } from '#demo/venue/demoVenue.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { maintainTables } from '#server/db/embeddedMaintenance.ts';
import { readFunctions } from '#server/db/functions.ts';
import { embeddedOptions, openEmbedded } from '#server/db/openDatabase.ts';
import { unpackDatabase } from '#server/db/packedDatabase.ts';
import { projectRoot } from '#server/db/projectRoot.ts';
import { copyTemplate } from './folderTemplate.ts';

type Settings = { demo: 'off' | 'local' | 'public'; databaseUrl: string | null; dataDir: string };

/**
 * A server that would begin with an empty embedded database and seed the demo venue gets that venue ready-made, with the
 * dates of today. `program`: the folder of the built server, all of whose files count for what it seeds.
 */
export async function copyDemoVenue(
  { demo, databaseUrl, dataDir }: Settings,
  { now, program, root = projectRoot() }: { now: Date; program: string; root?: string },
): Promise<void> {
  const target = join(dataDir, 'database');
  if (demo === 'off' || databaseUrl !== null || existsSync(target)) return;
  const make = (folder: string): Promise<void> => seedInto(folder, now);
  const cache = join(root, '.cache');
  await copyTemplate({ cache, kind: 'demo-venue', key: demoVenueKey(program, now), make }, target);
}

/** Of the program, the schema and the packages as they are, and the venue's day. */
export const demoVenueKey = (program: string, now: Date): string =>
  `${digestOf(program)}-${localDateAt(now.getTime(), demoTimeZone)}`;

async function seedInto(folder: string, now: Date): Promise<void> {
  const { openDemoVenue } = await import('#demo/venue/openDemoVenue.ts');
  rmdirSync(folder);
  await unpackDatabase(folder);
  const { db, close } = await openEmbedded(new PGlite({ ...embeddedOptions, dataDir: folder }));
  await migrate(db);
  await openDemoVenue(db, now, null);
  await maintainTables(db);
  await close();
}

function digestOf(program: string): string {
  const hash = createHash('sha256').update(readFileSync(join(projectRoot(), 'package-lock.json')));
  for (const { name, checksum } of [...readMigrations(), ...readFunctions()]) hash.update(`${name} ${checksum}\n`);
  for (const name of readdirSync(program).toSorted()) hash.update(name).update(readFileSync(join(program, name)));
  return hash.digest('hex').slice(0, 12);
}
