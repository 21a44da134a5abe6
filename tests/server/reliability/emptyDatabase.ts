import { randomBytes } from 'node:crypto';
import { databaseOn, dropDatabase, onServer } from '#tools/postgresServer.ts';

/** A database without any table, of its own, on a PostgreSQL server. */
export async function emptyDatabase(server: string): Promise<{ url: string; drop(): Promise<unknown> }> {
  const name = `kuur_empty_${randomBytes(8).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  return { url: databaseOn(server, name), drop: () => dropDatabase(server, name) };
}
