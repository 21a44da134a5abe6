import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { cached, cachedDays, cachedEach, makeVenueCache } from '#server/db/venueCache.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

const { venueId, entry } = proefbad;

let database: OpenDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await createProefbad(database.db);
});
afterEach(() => database.close());

/** A server process, which counts how often it reads the price of the entry. */
function server() {
  const cache = makeVenueCache();
  const reads = { count: 0 };
  const priceIn = (db: OpenDatabase['db']): Promise<number> =>
    cached(db, venueId, ['price'], async () => {
      reads.count += 1;
      const row = await db
        .selectFrom('product')
        .select('price')
        .where('venueId', '=', venueId)
        .where('id', '=', entry.id)
        .executeTakeFirstOrThrow();
      return row.price;
    });
  return { cache, reads, priceIn, price: () => cache.read(database.db, venueId, priceIn) };
}

const setPrice = (price: number, db = database.db) =>
  db.updateTable('product').set({ price }).where('venueId', '=', venueId).where('id', '=', entry.id).execute();

const version = async (db = database.db): Promise<number> => {
  const row = await db
    .selectFrom('venueVersion')
    .select('version')
    .where('venueId', '=', venueId)
    .executeTakeFirstOrThrow();
  return row.version;
};

test('each server reads a price once, and again after any of them changed it', async () => {
  const [one, other] = [server(), server()];
  expect([await one.price(), await one.price(), await other.price()]).toEqual([3000, 3000, 3000]);
  expect([one.reads.count, other.reads.count]).toEqual([1, 1]);
  await setPrice(3100);
  expect([await one.price(), await other.price(), await other.price()]).toEqual([3100, 3100, 3100]);
  expect([one.reads.count, other.reads.count]).toEqual([2, 2]);
});

test('a price that changes after the version was read is had at once, and later answers have it too', async () => {
  const { cache, priceIn, price } = server();
  const changing = inTransaction(database.db, async (tx) => {
    await cache.follow(tx, venueId);
    await setPrice(3200, tx);
    return priceIn(tx);
  });
  expect(await changing).toBe(3200);
  expect(await price()).toBe(3200);
});

test('a table that is emptied is seen by every server', async () => {
  const { cache } = server();
  const hours = () =>
    cache.read(database.db, venueId, (db) =>
      cached(db, venueId, ['hours'], () => db.selectFrom('openingWeek').selectAll().execute()),
    );
  expect(await hours()).toHaveLength(7);
  await sql`truncate opening_week`.execute(database.db);
  expect(await hours()).toEqual([]);
});

test('what is remembered of a version stays what it is, whoever asks', async () => {
  const { cache } = server();
  const hours = () => cached(database.db, venueId, ['hours'], async () => [{ from: 600 }]);
  const remembered = await cache.read(database.db, venueId, (db) =>
    cached(db, venueId, ['hours'], async () => [{ from: 600 }]),
  );
  expect(() => (remembered[0]!.from = 0)).toThrow(TypeError);
  expect(Object.isFrozen(await hours())).toBe(false);
});

test('a failure is not remembered, and of one version nothing is read for another venue', async () => {
  const { cache } = server();
  await createProefbad(database.db, { venueId: 'zeebad' });
  const reading = (venue: string, work: () => Promise<string>) =>
    cache.read(database.db, venueId, (db) => cached(db, venue, ['name'], work));
  await expect(reading(venueId, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await reading(venueId, async () => 'Proefbad')).toBe('Proefbad');
  expect(await reading('zeebad', async () => 'Zeebad')).toBe('Zeebad');
  expect(await reading('zeebad', async () => 'Zeebad aan Zee')).toBe('Zeebad aan Zee');
});

test('of several things those that are not remembered are read together', async () => {
  const { cache } = server();
  const reads: string[][] = [];
  const things = (ids: string[]) =>
    cache.read(database.db, venueId, async (db) => {
      const query = { name: 'things', ids };
      const values = await cachedEach(db, venueId, query, async (unread) => {
        reads.push([...unread]);
        return unread.filter((id) => id !== 'gone').map((id) => ({ id }));
      });
      return values.map(({ id }) => id).toSorted();
    });
  expect([await things(['a', 'b']), await things(['b', 'c', 'gone']), await things(['a', 'c'])]).toEqual([
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'c'],
  ]);
  expect(reads).toEqual([
    ['a', 'b'],
    ['c', 'gone'],
  ]);
});

test('of days whole years are remembered; where nothing is, only the days that are asked for are read', async () => {
  const { cache } = server();
  const query = { key: ['days'], fromDay: '2026-12-30', toDay: '2027-01-02' };
  const unremembered = cachedDays(database.db, venueId, query, async (days) => days);
  expect(await unremembered).toEqual({ fromDay: '2026-12-30', toDay: '2027-01-02' });
  const years = cache.read(database.db, venueId, (db) => cachedDays(db, venueId, query, async (days) => days));
  expect(await years).toEqual({ fromDay: '2026-01-01', toDay: '2027-12-31' });
});

test('a change raises the version once, a change that is rolled back does not, nor one of another venue', async () => {
  const before = await version();
  const during = await inTransaction(database.db, async (tx) => {
    await setPrice(3300, tx);
    await tx.updateTable('pool').set({ capacity: 9 }).where('venueId', '=', venueId).execute();
    await sql`set constraints all immediate`.execute(tx);
    const raisedTo = await version(tx);
    await setPrice(3400, tx);
    return raisedTo;
  });
  expect(during).toBeGreaterThan(before);
  expect(await version()).toBe(during);
  const failed = inTransaction(database.db, async (tx) => {
    await setPrice(3500, tx);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await createProefbad(database.db, { venueId: 'zeebad' });
  expect(await version()).toBe(during);
});
