// @module-tag full
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import type { Db } from '#server/db/schema.ts';
import { audit } from '#tests/support/audit.ts';
import { testDatabase } from '#tests/support/database.ts';
import { sizedVenue } from './size.ts';

const size = { reservations: 300, venues: 2, resourcesFor: 300 };

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await sizedVenue(size)(database.db);
});
afterAll(() => database.close());

test('a made book violates no invariant', async () => {
  expect(await audit(database.db)).toEqual([]);
});

test('what a made book refers to is there', async () => {
  expect(await brokenReferences(database.db)).toEqual([]);
});

test('a made book has bookings of every kind, and money that moved in every way', async () => {
  const { rows } = await sql`select array_agg(distinct venue_id) as venues, array_agg(distinct state) as states
    from reservation`.execute(database.db);
  expect(rows).toEqual([
    { venues: ['proefbad', 'proefbad-2'], states: ['cancelled', 'completed', 'confirmed', 'expired', 'no_show'] },
  ]);
  for (const table of ['refund', 'redemption', 'gift_card', 'subscription_use', 'day_close', 'audit_entry', 'job']) {
    const { rows: counted } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      database.db,
    );
    expect({ table, isEmpty: counted[0]!.count === 0 }).toEqual({ table, isEmpty: false });
  }
});

/** Foreign keys with rows that refer to none: nothing looked at the book when it was written. */
async function brokenReferences(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; query: string }>`
    select k.conname as name, format('select from %s c where %s and not exists (select from %s p where %s)', k.conrelid::regclass,
      string_agg(format('c.%I is not null', a.attname), ' and '), k.confrelid::regclass,
      string_agg(format('p.%I = c.%I', f.attname, a.attname), ' and ')) as query
    from pg_constraint k, unnest(k.conkey, k.confkey) as pair(at, referred)
    join pg_attribute a on a.attnum = pair.at join pg_attribute f on f.attnum = pair.referred
    where k.contype = 'f' and a.attrelid = k.conrelid and f.attrelid = k.confrelid
    group by k.conname, k.conrelid, k.confrelid`.execute(db);
  expect(rows.length).toBeGreaterThan(50);
  const broken: string[] = [];
  for (const { name, query } of rows)
    if ((await sql.raw(`${query} limit 1`).execute(db)).rows.length > 0) broken.push(name);
  return broken;
}
