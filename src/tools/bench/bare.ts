import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';
import { embeddedOptions } from '#server/db/openDatabase.ts';
import { book, calendar, freeDays, treat } from './bareQueries.ts';
import type { Query, Treatment } from './bareQueries.ts';
import { perSecond } from './load.ts';

const query = await openQuery();
const app = fastify();

app.post('/book', async () => {
  await book(query);
  return { data: {} };
});
app.get('/calendar', async () => ({ data: await calendar(query) }));
app.post<{ Body: Treatment }>('/treat', async ({ body }) => {
  await treat(query, body);
  return { data: {} };
});
app.post<{ Body: Treatment }>('/days', async ({ body }) => ({ data: await freeDays(query, body) }));
app.get<{ Querystring: { clients: string; count: string } }>('/raw', async ({ query: parameters }) => {
  const { rate } = await perSecond(Number(parameters.clients), Number(parameters.count), () => book(query));
  return { data: rate };
});
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);

async function openQuery(): Promise<Query> {
  const url = process.env['DATABASE_URL'];
  if (url) {
    const connections = new pg.Pool({ connectionString: url, max: 20 });
    return async (name, text, values) => (await connections.query({ name, text, values })).rows;
  }
  const dataDir = join(process.env['DATA_DIR'] ?? '', 'database');
  const embedded = await PGlite.create({ ...embeddedOptions, dataDir });
  return async (_name, text, values) => (await embedded.query<Record<string, unknown>>(text, values)).rows;
}
