import { expect, test } from 'vitest';
import { readMigrations } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { emptyDatabase } from '../emptyDatabase.ts';
import { startServers } from '../startServers.ts';

const server = process.env['DATABASE_URL'] ?? '';

test.runIf(server)(
  'five server processes that start on one empty database all get ready, with one schema and one demo venue',
  { tags: ['full'], timeout: 600_000 },
  async () => {
    const { url, drop } = await emptyDatabase(server);
    const servers = await startServers(url, 5);
    const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '', connections: 2 });
    const ready = await Promise.all(servers.origins.map((origin) => fetch(`${origin}/api/health/ready`)));
    expect(ready.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const landed = await db.selectFrom('schemaMigration').select('name').orderBy('name').execute();
    expect(landed).toEqual(readMigrations().map(({ name }) => ({ name })));
    expect(await db.selectFrom('venue').select('venueId').execute()).toEqual([{ venueId: 'olijfgaard' }]);
    const flows = await Promise.all(servers.origins.map(flowsOf));
    expect(flows[0]).not.toEqual([]);
    expect(flows).toEqual(flows.map(() => flows[0]));
    const audit = await fetch(`${servers.controls[0]}/audit`);
    expect(await audit.json()).toEqual({ data: [] });
    await close();
    await servers.kill();
    await drop();
  },
);

const flowsOf = async (origin: string): Promise<unknown> => {
  const answer = await fetch(`${origin}/api/flows`, { headers: { 'x-app-tag': 'olijfgaard' } });
  return ((await answer.json()) as { data: unknown }).data;
};
