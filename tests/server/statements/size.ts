import { sql } from 'kysely';
import { inLookoutLane, inStaffLane } from '#server/db/lanes.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import type { Db } from '#server/db/schema.ts';
import { makeBook } from '#tools/bench/book/makeBook.ts';
import { median } from '#tools/bench/load.ts';
import { proefbad } from '#tests/support/venue.ts';
import { visitDay } from '#tests/support/visitor.ts';
import { measuredVenue, measuredWorld, walkJourneys } from './journeys.ts';
import type { Spend } from './journeys.ts';
import { readAccount, readOffice } from './officeReads.ts';

/** Pages of tables and indexes that an operation reads, by table. */
export type Pages = ReadonlyMap<string, number>;

export interface Cost {
  pages: Pages;
  /** Median, in milliseconds. */
  ms: number;
}

export interface BookSize {
  reservations: number;
  venues?: number;
  /** The therapists and rooms that a book of so many reservations needs. */
  resourcesFor: number;
}

/** The measured venue, with reservations on other days than that of the journeys, and venues beside it. */
export const sizedVenue =
  ({ reservations, venues = 1, resourcesFor }: BookSize) =>
  async (db: Db): Promise<void> => {
    await measuredVenue({ capacity: 30_000 })(db);
    const owner = {
      venueId: proefbad.venueId,
      flowId: proefbad.flows.location.id,
      entryXplanId: proefbad.entry.xplanId,
      activityXplanId: proefbad.activity.xplanId,
      exceptDay: visitDay,
    };
    await makeBook(db, reservations, { owner, venues, resourcesFor });
  };

interface Measuring {
  /** A database with the venue, of one connection for each lane; made embedded without it. */
  database?: OpenDatabase;
  rounds?: number;
}

/** What each operation costs beside a book of this size. The venue's own connections count for themselves. */
export async function costsBeside(
  size: BookSize,
  { database, rounds = 1 }: Measuring = {},
): Promise<Map<string, Cost>> {
  const world = await measuredWorld(database ? { database, seed: async () => undefined } : { seed: sizedVenue(size) });
  const { db } = world.app;
  const walk = async (spend: Spend): Promise<void> => {
    await walkJourneys(world, spend);
    await readAccount(world, spend);
    await readOffice(world, spend);
  };
  await walk(async (_, call) => void (await call()));
  const pages = new Map<string, Pages>();
  const times = new Map<string, number[]>();
  for (let round = 1; round <= rounds; round += 1) {
    await walk(async (operation, call) => {
      const before = await pagesRead(db);
      const started = performance.now();
      await call();
      const ms = performance.now() - started;
      const after = await pagesRead(db);
      const read = [...after].map(([table, count]): [string, number] => [table, count - (before.get(table) ?? 0)]);
      pages.set(operation, new Map(read.filter(([, count]) => count > 0)));
      times.set(operation, [...(times.get(operation) ?? []), ms]);
    });
  }
  await world.app.close();
  return new Map(
    [...pages].map(([operation, read]) => [operation, { pages: read, ms: median(times.get(operation)!) }]),
  );
}

/** A connection tells what it read when it is asked to. */
async function pagesRead(db: Db): Promise<Map<string, number>> {
  const flush = () => sql`select pg_stat_force_next_flush()`.execute(db);
  await inStaffLane(null, flush);
  await inLookoutLane(flush);
  await flush();
  const { rows } = await sql<{ table: string; count: number }>`select relname as table,
    (heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0))::int as count
    from pg_statio_user_tables`.execute(db);
  return new Map(rows.map(({ table, count }) => [table, count]));
}

export const sumOfPages = ({ pages }: Cost): number => [...pages.values()].reduce((sum, count) => sum + count, 0);
