import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '#server/db/schema.ts';
import { ClaimConflict } from '#server/scheduling/claims/claims.service.ts';
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

const isExclusive = async (tx: Tx): Promise<boolean> => {
  const locks = await sql<{ mode: string }>`select mode from pg_locks where locktype = 'advisory' and granted
    and pid = pg_backend_pid() order by mode`.execute(tx);
  return locks.rows.some(({ mode }) => mode === 'ExclusiveLock');
};

/** Whether each attempt has the day for itself, when every claim is refused. */
async function attemptsOf(mode?: 'exclusive'): Promise<{ exclusive: boolean; mayClaim: boolean }[]> {
  const key = { venueId: proefbad.venueId, sessionHash: digest(visitor.session), slug: visitor.slug };
  const attempts: { exclusive: boolean; mayClaim: boolean }[] = [];
  await planWithRetry(
    app.db,
    async (tx, { mayClaim, lockDay }) => {
      await lockDay((await newestOf(tx, key))!);
      attempts.push({ exclusive: await isExclusive(tx), mayClaim });
      if (mayClaim) throw new ClaimConflict('taken');
    },
    mode,
  );
  return attempts;
}

test('a plan is made beside others first, then with the day for itself, and in the end not at all', async () => {
  const attempts = await attemptsOf();
  expect(attempts.map(({ exclusive }) => exclusive)).toEqual([false, true, true, true, true]);
  expect(attempts.map(({ mayClaim }) => mayClaim)).toEqual([true, true, true, true, false]);
});

test('who moves what is booked has the day for itself from the beginning', async () => {
  expect((await attemptsOf('exclusive'))[0]).toEqual({ exclusive: true, mayClaim: true });
});
