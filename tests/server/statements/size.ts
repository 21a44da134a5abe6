import { sql } from 'kysely';
import { makeBook } from '#tools/bench/book.ts';
import type { Db } from '#server/db/schema.ts';
import { proefbad } from '#tests/support/venue.ts';
import { visitDay } from '#tests/support/visitor.ts';
import { measuredWorld, walkJourneys } from './journeys.ts';

/** Pages of tables and indexes that an operation reads, by table. */
export type Pages = ReadonlyMap<string, number>;

/**
 * What each operation reads beside a book of so many reservations on other days, with the therapists and rooms that a book
 * of `resourcesFor` needs. On the embedded database, whose one connection counts for itself.
 */
export async function pagesBeside(
  reservations: number,
  resourcesFor: number,
): Promise<{ pages: Map<string, Pages>; madeMs: number }> {
  const { app, desk } = await measuredWorld({ capacity: 30_000 });
  const { db } = app;
  const owner = {
    venueId: proefbad.venueId,
    flowId: proefbad.flows.location.id,
    entryXplanId: proefbad.entry.xplanId,
    activityXplanId: proefbad.activity.xplanId,
    exceptDay: visitDay,
  };
  const started = performance.now();
  await makeBook(db, reservations, { owner, resourcesFor });
  const madeMs = performance.now() - started;
  await walkJourneys({ app, desk }, async (_, call) => void (await call()));
  const pages = new Map<string, Pages>();
  await walkJourneys({ app, desk }, async (operation, call) => {
    const before = await pagesRead(db);
    await call();
    const after = await pagesRead(db);
    const read = [...after].map(([table, count]): [string, number] => [table, count - (before.get(table) ?? 0)]);
    pages.set(operation, new Map(read.filter(([, count]) => count > 0)));
  });
  await app.close();
  return { pages, madeMs };
}

async function pagesRead(db: Db): Promise<Map<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ table: string; count: number }>`select relname as table,
    (heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0))::int as count
    from pg_statio_user_tables`.execute(db);
  return new Map(rows.map(({ table, count }) => [table, count]));
}

export const sumOfPages = (pages: Pages): number => [...pages.values()].reduce((sum, count) => sum + count, 0);
