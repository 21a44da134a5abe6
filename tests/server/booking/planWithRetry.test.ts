import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '#server/db/schema.ts';
import { PlanRefused } from '#server/scheduling/claims/claims.service.ts';
import { planWithRetry } from '#server/booking/planning/planWithRetry.ts';
import { newestOf } from '#server/booking/rows/reservations.repo.ts';
import { digest } from '#server/db/digest.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let visitor: Visitor;

beforeAll(async () => {
  app = await testApp();
  visitor = new Visitor(app);
  await visitor.hold();
});
afterAll(() => app.close());

const isAlone = async (tx: Tx): Promise<boolean> => {
  const held = await sql<{ mode: string }>`select mode from pg_locks where locktype = 'advisory' and granted
    and pid = pg_backend_pid() order by mode`.execute(tx);
  return held.rows.some(({ mode }) => mode === 'ExclusiveLock');
};

/** Whether each turn has the day for itself, when every claim is refused. */
async function turnsOf(mode?: 'alone'): Promise<{ alone: boolean; mayBook: boolean }[]> {
  const key = { venueId: proefbad.venueId, sessionHash: digest(visitor.session), slug: visitor.slug };
  const turns: { alone: boolean; mayBook: boolean }[] = [];
  await planWithRetry(
    app.db,
    async (tx, { mayBook, enterDay }) => {
      await enterDay((await newestOf(tx, key))!);
      turns.push({ alone: await isAlone(tx), mayBook });
      if (mayBook) throw new PlanRefused('taken');
    },
    mode,
  );
  return turns;
}

test('a plan is made beside others first, then with the day for itself, and in the end not at all', async () => {
  const turns = await turnsOf();
  expect(turns.map(({ alone }) => alone)).toEqual([false, true, true, true, true]);
  expect(turns.map(({ mayBook }) => mayBook)).toEqual([true, true, true, true, false]);
});

test('who moves what is booked has the day for itself from the beginning', async () => {
  expect((await turnsOf('alone'))[0]).toEqual({ alone: true, mayBook: true });
});
