import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inBackgroundLane, inQuestionLane, inStaffLane } from '#server/db/lanes.ts';
import type { Db } from '#server/db/schema.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { testDatabase } from '#tests/support/database.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const planModeOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(db);
  return rows[0]!.mode;
};

test('a statement of visitors is planned once on a connection, whatever its values', async () => {
  const plans = await database.db.transaction().execute(async (tx) => {
    for (const venueId of ['a', 'b', 'c']) {
      await tx.selectFrom('venue').select('name').where('venueId', '=', venueId).execute();
    }
    const { rows } = await sql<{
      generic: number;
      custom: number;
    }>`select generic_plans as generic, custom_plans as custom
      from pg_prepared_statements where statement = 'select "name" from "venue" where "venue_id" = $1'`.execute(tx);
    return rows;
  });
  expect(plans).toEqual([{ generic: 3, custom: 0 }]);
});

test('staff and the work behind requests have plans for their values, in whatever order connections are lent', async () => {
  const { db, backgroundDb } = database;
  const modes: string[] = [];
  for (const ask of [
    () => planModeOf(db),
    () => inStaffLane('st-desk', () => planModeOf(db)),
    () => inQuestionLane(() => planModeOf(db)),
    () => planModeOf(db),
    () => planModeOf(backgroundDb),
    () => planModeOf(db),
    () => inBackgroundLane(() => planModeOf(db)),
    () => inStaffLane('st-desk', () => db.transaction().execute(planModeOf)),
    () => db.transaction().execute(planModeOf),
  ]) {
    modes.push(await ask());
  }
  const [once, anew] = ['force_generic_plan', 'auto'];
  expect(modes).toEqual([once, anew, once, once, anew, once, anew, anew, once]);
});
