import { afterAll, beforeAll, expect, test } from 'vitest';
import { inStaffLane, settlingPayment } from '#server/db/lanes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { insertStaff, staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

/** The embedded database has one connection, on which nobody holds what another waits for. */
const onPostgres = process.env['DATABASE_URL'] !== undefined;

/** As many wait at once as staff have connections. */
const staffConnections = 4;

let app: TestApp;
let desk: StaffMember;
beforeAll(async () => {
  app = await testApp();
  desk = await staffMember(app, 'desk');
  await insertStaff(app.db, 'planner');
});
afterAll(() => app.close());

async function hold(date: string): Promise<string> {
  const visitor = new Visitor(app, { slug: proefbad.flows.location.slug, persons: 1, date });
  await visitor.hold();
  return visitor.reservationId;
}

/** A transaction that has the reservation until the returned function is called. */
async function keepLocked(id: string, as: <T>(work: () => T) => T): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  let locked = (): void => undefined;
  const isLocked = new Promise<void>((resolve) => (locked = resolve));
  const work = as(() =>
    inTransaction(
      app.db,
      async (tx) => {
        await tx.selectFrom('reservation').select('id').where('id', '=', id).forUpdate().execute();
        locked();
        await new Promise<void>((resolve) => (release = resolve));
      },
      { idleTimeout: 0 },
    ),
  );
  await isLocked;
  return async () => {
    release();
    await work;
  };
}

test.runIf(onPostgres)(
  'staff who wait in vain learn for whom, and when to try again',
  { timeout: 60_000 },
  async () => {
    const holders = [
      { date: '2026-05-18', as: <T>(work: () => T) => work(), heldBy: { kind: 'visitor', name: null } },
      { date: '2026-05-19', as: settlingPayment, heldBy: { kind: 'payment', name: null } },
      {
        date: '2026-05-20',
        as: <T>(work: () => T) => inStaffLane('st-planner', work),
        heldBy: { kind: 'staff', name: 'Mila Visser' },
      },
    ];
    await Promise.all(
      holders.map(async ({ date, as, heldBy }) => {
        const id = await hold(date);
        const release = await keepLocked(id, as);
        const answer = await desk.call('POST', `/reservations/${id}/cancel`, { reason: 'Ziek' });
        await release();
        expect([answer.status, answer.json.code, answer.headers['retry-after']]).toEqual([503, 'being_changed', '2']);
        expect(answer.json).toMatchObject({ heldBy });
        expect((await desk.call('POST', `/reservations/${id}/cancel`, { reason: 'Ziek' })).status).toBe(200);
      }),
    );
  },
);

test.runIf(onPostgres)('staff learn for whom they wait, also while they all wait', { timeout: 60_000 }, async () => {
  const ids: string[] = [];
  for (let day = 21; day < 21 + staffConnections; day += 1) ids.push(await hold(`2026-05-${day}`));
  const releases = await Promise.all(ids.map((id) => keepLocked(id, (work) => work())));
  const answers = await Promise.all(
    ids.map((id) => desk.call('POST', `/reservations/${id}/cancel`, { reason: 'Ziek' })),
  );
  await Promise.all(releases.map((release) => release()));
  const heldBy = { kind: 'visitor', name: null };
  expect(answers.map(({ json }) => [json.code, (json as { heldBy?: unknown }).heldBy])).toEqual(
    ids.map(() => ['being_changed', heldBy]),
  );
});
