import { randomBytes } from 'node:crypto';
import { dropDatabase, onServer } from '#tools/postgresServer.ts';

const variable = 'KUUR_TEST_RUN';

/** What the names of this run's databases on the server begin with. Undefined outside a run. */
export const testRun = (): string | undefined => process.env[variable];

/** Before and after all tests of a run: whatever databases its workers kept end with it. */
export function setup(): (() => Promise<void>) | undefined {
  const server = process.env['DATABASE_URL'];
  if (!server) return undefined;
  const run = `${randomBytes(4).toString('hex')}_`;
  process.env[variable] = run;
  return async () => {
    const { rows } = await onServer(server, (client) =>
      client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
        `kuur_test_${run}`,
      ]),
    );
    for (const { name } of rows) await dropDatabase(server, name);
  };
}
