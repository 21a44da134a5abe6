import { sql } from 'kysely';
import { openDatabase } from '#server/db/openDatabase.ts';
import { startPostgres } from '../../postgres.ts';
import { prepare } from '../prepare.ts';
import { makeBook } from './makeBook.ts';

/**
 * A large book in the database of DATABASE_URL, which has no venue yet, or in a temporary one that stands until it is
 * interrupted. Arguments: reservations and venues.
 */
const [reservations = 1_000_000, venues = 50] = process.argv.slice(2).map(Number);

const given = process.env['DATABASE_URL'];
const databaseUrl = given ?? (await startPostgres()).url;
const store = { databaseUrl, dataDir: '' };
await prepare(store);
const started = performance.now();
const { db, close } = await openDatabase({ ...store, connections: 1 });
await makeBook(db, reservations, { venues });
const seconds = Math.round((performance.now() - started) / 1_000);
const { rows } = await sql<{
  size: string;
}>`select pg_size_pretty(pg_database_size(current_database())) as size`.execute(db);
await close();
console.log(`${reservations} reservations of ${venues} venues made in ${seconds} s, ${rows[0]!.size}`);
if (!given) console.log(`DATABASE_URL=${databaseUrl} until this process ends`);
