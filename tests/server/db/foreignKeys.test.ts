import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/schema.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { testDatabase } from '#tests/support/database.ts';

const isCatalogue = 'catalogue and planning: a few hundred rows per venue, read whole or by their own key';
const staysForever = 'what it names is marked as removed and never deleted, and no query asks by it';

/** Foreign keys without an index, each with the reason why it needs none. */
const reasons: Record<string, string> = {
  'activity (venue_id, pool_id)': isCatalogue,
  'category_product (venue_id, product_id)': isCatalogue,
  'checkin_group (venue_id, activity_product_id)': isCatalogue,
  'checkin_group (venue_id, entry_product_id)': isCatalogue,
  'checkin_group (venue_id, flow_id)': isCatalogue,
  'collection_part (venue_id, product_id)': isCatalogue,
  'entry_stay (venue_id, activity_product_id)': isCatalogue,
  'flow (venue_id, image_id)': isCatalogue,
  'blocked_time (venue_id, resource_id)': 'read by its day; resources are marked as removed',
  'flow (venue_id, product_id)': isCatalogue,
  'flow_entry (venue_id, category_id)': isCatalogue,
  'gift_card (venue_id, product_id)': staysForever,
  'payment_exception (venue_id, payment_id)': 'a few rows a week; only the audit reads by it, all of them at once',
  'pool_claim (venue_id, pool_id)': 'read for live claims, which have pool_claim_day; pools are marked as removed',
  'pool_exception (venue_id, pool_id)': isCatalogue,
  'price_rule (venue_id, product_id)': isCatalogue,
  'product (venue_id, image_id)': isCatalogue,
  'product_group_option (venue_id, product_id)': isCatalogue,
  'product_need (venue_id, kind_id)': isCatalogue,
  'product_need (venue_id, kind_id, skill_id)': isCatalogue,
  'product_pool (venue_id, pool_id)': isCatalogue,
  'refund (venue_id, gift_card_id)': staysForever,
  'reservation (venue_id, flow_id)': staysForever,
  'resource_claim (venue_id, resource_id)':
    'read for live claims, which the constraint against double booking finds; resources are marked as removed',
  'resource_skill (venue_id, kind_id, resource_id)': isCatalogue,
  'resource_skill (venue_id, kind_id, skill_id)': isCatalogue,
  'roster_exception (venue_id, resource_id)': isCatalogue,
  'start_flow (venue_id, flow_id)': isCatalogue,
  'subscription (venue_id, product_id)': staysForever,
  'voucher_worth (venue_id, product_id)': isCatalogue,
};

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** An index covers a foreign key when it begins with its columns, in any order, and leaves out at most rows without it. */
async function foreignKeysWithoutIndex(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with foreign_key as (
      select k.conrelid, k.conkey, array_agg(a.attname::text order by position) as columns
      from pg_constraint k, unnest(k.conkey) with ordinality as c(attnum, position), pg_attribute a
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and a.attrelid = k.conrelid and a.attnum = c.attnum
      group by k.oid, k.conrelid, k.conkey
    )
    select distinct conrelid::regclass || ' (' || array_to_string(columns, ', ') || ')' as name from foreign_key f
    where not exists (select from pg_index i
      where i.indrelid = f.conrelid and i.indisvalid and i.indisready
        and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid)
          in (select '(' || name || ' IS NOT NULL)' from unnest(f.columns) as name)))
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

test('a foreign key has an index that begins with its columns, or a reason to have none', async () => {
  expect(await foreignKeysWithoutIndex(database.db)).toEqual(Object.keys(reasons).toSorted());
});

test('an index that begins otherwise, or leaves rows out, covers no foreign key', async () => {
  await sql`create table shelf (venue_id text not null references venue, id text not null, primary key (venue_id, id))`.execute(
    database.db,
  );
  await sql`create table book (venue_id text not null references venue, id text not null, shelf_id text, state text,
    primary key (venue_id, id), foreign key (venue_id, shelf_id) references shelf)`.execute(database.db);
  const added = async (): Promise<boolean> =>
    (await foreignKeysWithoutIndex(database.db)).includes('book (venue_id, shelf_id)');
  expect(await added()).toBe(true);
  await sql`create index book_otherwise on book (venue_id, state, shelf_id)`.execute(database.db);
  await sql`create index book_partly on book (venue_id, shelf_id) where state = 'new'`.execute(database.db);
  expect(await added()).toBe(true);
  await sql`create index book_shelf on book (shelf_id, venue_id) where shelf_id is not null`.execute(database.db);
  expect(await added()).toBe(false);
  await sql`drop table book, shelf`.execute(database.db);
});
