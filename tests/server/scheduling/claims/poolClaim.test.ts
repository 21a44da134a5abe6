import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  confirmClaims,
  claimedPlaces,
  releaseClaims,
  releasedClaims,
  releaseExpiredHolds,
} from '#server/scheduling/claims/claims.service.ts';
import { freeByBucket } from '#server/scheduling/days/freePlaces.service.ts';
import { claimStay } from '#tests/support/claimStay.ts';
import { testDatabase } from '#tests/support/database.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import { insertHold } from '#tests/support/hold.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

const day = '2027-03-10';
const { venueId, poolId } = proefbad;
let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyBook(database.db, ['pool_exception']);
});

type Hold = Awaited<ReturnType<typeof insertHold>>;

const claim = (hold: Hold, units: number, [fromMinute, toMinute] = [600, 720]) =>
  inTransaction(database.db, (tx) =>
    claimStay(tx, hold, { poolId, day, fromMinute: fromMinute!, toMinute: toMinute!, units }),
  );

async function freeAt(hours: number[], exceptReservationId?: string): Promise<number[]> {
  const range = { venueId, poolId, fromDay: day, toDay: day, exceptReservationId: exceptReservationId ?? null };
  const free = await freeByBucket(database.db, range);
  return hours.map((hour) => free.get(day)![hour * 4]!);
}

test('a claim takes its places from arrival up to departure and nowhere else', async () => {
  const hold = await insertHold(database.db, { day });
  expect(await claim(hold, 4)).toBe('claimed');
  expect(await freeAt([9, 10, 11, 12])).toEqual([10, 6, 6, 10]);
});

test('a stay that finds one full quarter takes nothing at all', async () => {
  const [first, second] = [await insertHold(database.db, { day }), await insertHold(database.db, { day })];
  await claim(first, 9, [660, 675]);
  expect(await claim(second, 2)).toBe('full');
  expect(await freeAt([10, 11, 12])).toEqual([10, 1, 10]);
  expect(await claimedPlaces(database.db, second)).toEqual({ pools: [], resources: [] });
});

test('the last place is still given', async () => {
  const [first, second] = [await insertHold(database.db, { day }), await insertHold(database.db, { day })];
  await claim(first, 9);
  expect(await claim(second, 1)).toBe('claimed');
  expect(await freeAt([10])).toEqual([0]);
});

test('a stay outside the day or without length is a mistake of the program', async () => {
  const hold = await insertHold(database.db, { day });
  await expect(claim(hold, 1, [1380, 1500])).rejects.toThrow(RangeError);
  await expect(claim(hold, 1, [600, 600])).rejects.toThrow(RangeError);
});

test('released places can be taken by others, and what was released can be taken again', async () => {
  const [first, second] = [await insertHold(database.db, { day }), await insertHold(database.db, { day })];
  await claim(first, 10);
  await inTransaction(database.db, (tx) => releaseClaims(tx, first));
  expect(await freeAt([10, 11])).toEqual([10, 10]);
  expect(await releasedClaims(database.db, first)).toEqual({
    pools: [{ itemId: first.itemId, poolId, fromMinute: 600, toMinute: 720, units: 10 }],
    resources: [],
  });
  expect(await claim(second, 10)).toBe('claimed');
  expect(await inTransaction(database.db, (tx) => releaseClaims(tx, first))).toBe(0);
  expect(await freeAt([10])).toEqual([0]);
});

test('releasing single items keeps the places of the others', async () => {
  const hold = await insertHold(database.db, { day });
  await claim(hold, 3);
  const released = await inTransaction(database.db, (tx) => releaseClaims(tx, { ...hold, itemIds: ['another'] }));
  expect(released).toBe(0);
  expect(await freeAt([10])).toEqual([7]);
});

test('confirmed places stay taken when the time of the hold is over', async () => {
  const hold = await insertHold(database.db, { day });
  await claim(hold, 10);
  await inTransaction(database.db, async (tx) => {
    await confirmClaims(tx, hold);
    await sql`update reservation set state = 'confirmed', number = 'K-TEST', expires_at = kuur_now() - interval '1 hour'
      where venue_id = ${venueId}`.execute(tx);
  });
  expect(await claim(await insertHold(database.db, { day }), 1)).toBe('full');
  expect(await freeAt([10])).toEqual([0]);
});

test('an expired hold no longer counts and gives its places to who asks for them', async () => {
  const [expired, next] = [await insertHold(database.db, { day }), await insertHold(database.db, { day })];
  await claim(expired, 10);
  await sql`update reservation set expires_at = kuur_now() where id = ${expired.reservationId}`.execute(database.db);
  expect(await freeAt([10])).toEqual([10]);
  expect(await claim(next, 6)).toBe('claimed');
  const states = await database.db
    .selectFrom('reservation')
    .select('state')
    .where('id', '=', expired.reservationId)
    .execute();
  expect(states).toEqual([{ state: 'expired' }]);
  expect(await freeAt([10])).toEqual([4]);
});

test('an expired hold with a payment that may still succeed keeps its places', async () => {
  const paying = await insertHold(database.db, { day });
  await claim(paying, 10);
  await database.db
    .insertInto('payment')
    .values({
      venueId,
      id: 'payment',
      reservationId: paying.reservationId,
      method: 'ideal',
      state: 'open',
      amount: 100,
    })
    .execute();
  await sql`update reservation set expires_at = kuur_now() where id = ${paying.reservationId}`.execute(database.db);
  expect(await freeAt([10])).toEqual([0]);
  expect(await claim(await insertHold(database.db, { day }), 1)).toBe('full');
  expect(await inTransaction(database.db, (tx) => releaseExpiredHolds(tx, { venueId, limit: 10 }))).toBe(0);
});

test('the sweep ends no more holds than it is told to', async () => {
  for (let index = 0; index < 3; index += 1) await insertHold(database.db, { day, minutes: -1 });
  const sweep = () => inTransaction(database.db, (tx) => releaseExpiredHolds(tx, { venueId, limit: 2 }));
  expect([await sweep(), await sweep(), await sweep()]).toEqual([2, 1, 0]);
});

test('a visitor’s own hold never makes a day look full to that visitor', async () => {
  const hold = await insertHold(database.db, { day });
  await claim(hold, 10);
  expect(await freeAt([10])).toEqual([0]);
  expect(await freeAt([10], hold.reservationId)).toEqual([10]);
});

test('the smallest exception of a day is its capacity', async () => {
  await database.db
    .insertInto('poolException')
    .values([
      { venueId, id: 'a', poolId, fromDate: day, toDate: day, capacity: 6 },
      { venueId, id: 'b', poolId, fromDate: '2027-03-01', toDate: '2027-03-31', capacity: 3 },
    ])
    .execute();
  expect(await freeAt([10])).toEqual([3]);
  const hold = await insertHold(database.db, { day });
  expect([await claim(hold, 4), await claim(hold, 3)]).toEqual(['full', 'claimed']);
});

test('the places of one venue are not those of another', async () => {
  await createProefbad(database.db, { venueId: 'buurbad' });
  const [here, there] = [
    await insertHold(database.db, { day }),
    await insertHold(database.db, { day, venueId: 'buurbad' }),
  ];
  expect([await claim(here, 10), await claim(there, 10)]).toEqual(['claimed', 'claimed']);
});
