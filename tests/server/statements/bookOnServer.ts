import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { schemaHash } from '#server/db/packedDatabase.ts';
import { testStart } from '#tests/support/app.ts';
import { movableClock, moveClock } from '#tests/support/testServer/movableClock.ts';
import { databaseOn, dropDatabase, onServer } from '#tools/postgresServer.ts';
import { sizedVenue } from './size.ts';
import type { BookSize } from './size.ts';

/** A copy of a book of this size, which the first who asks makes and which stays for the next; `close` drops the copy. */
export async function bookOnServer(server: string, size: BookSize): Promise<OpenDatabase> {
  const name = ['kuur_book', schemaHash(), size.reservations, size.venues ?? 1, size.resourcesFor].join('_');
  const { rowCount } = await onServer(server, (client) =>
    client.query('select from pg_database where datname = $1', [name]),
  );
  if (rowCount === 0) await makeBookOn(server, name, size);
  const copy = `${name}_${process.pid}`;
  await onServer(server, (client) => client.query(`create database ${copy} template ${name} strategy file_copy`));
  const opened = await openDatabase({ databaseUrl: databaseOn(server, copy), dataDir: '', connections: 1 });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await dropDatabase(server, copy);
    },
  };
}

/** Under another name until it is complete. */
async function makeBookOn(server: string, name: string, size: BookSize): Promise<void> {
  const draft = `${name}_draft`;
  await onServer(server, async (client) => {
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
  });
  const { db, close } = await openDatabase({ databaseUrl: databaseOn(server, draft), dataDir: '', connections: 1 });
  await migrate(db);
  await moveClock(db, movableClock(), Date.parse(testStart) - Date.now());
  await sizedVenue(size)(db);
  await close();
  await onServer(server, (client) => client.query(`alter database ${draft} rename to ${name}`));
}
