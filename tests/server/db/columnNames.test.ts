import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { testDatabase } from '#tests/support/database.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

test('columns are snake case, and stay in their quotes', () => {
  const { sql: text } = database.db
    .selectFrom('reservation as heldNow')
    .select(['heldNow.venueId', 'heldNow.personCount as a"b'])
    .compile();
  expect(text).toBe(
    'select "held_now"."venue_id", "held_now"."person_count" as "a""b" from "reservation" as "held_now"',
  );
});

test('properties are camel case, of statements written by hand too, and what JSON has inside stays', async () => {
  const answer = await sql`select 1 as person_count, 'x' as "venue_id", '{"venue_id": {"b_c": 1}}'::jsonb as json_value,
    array[1, 2] as two_numbers, null as a_null`.execute(database.db);
  expect(answer.rows).toEqual([
    { personCount: 1, venueId: 'x', jsonValue: { venue_id: { b_c: 1 } }, twoNumbers: [1, 2], aNull: null },
  ]);
});
