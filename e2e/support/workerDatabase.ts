import { randomBytes } from 'node:crypto';
import { databaseOn, dropDatabase, onServer } from '../../src/tools/postgresServer.ts';

type WorkerDatabase = {
  /** What a server begins with to use it. */
  settings: Record<string, string>;
  remove: () => Promise<void>;
};

/** An empty database on the server of `DATABASE_URL`; without it the embedded one that a server makes itself. */
export async function workerDatabase(): Promise<WorkerDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) return { settings: {}, remove: async () => undefined };
  const name = `kuur_journeys_${randomBytes(8).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  return {
    settings: { DATABASE_URL: databaseOn(server, name) },
    remove: async () => {
      await dropDatabase(server, name);
    },
  };
}
