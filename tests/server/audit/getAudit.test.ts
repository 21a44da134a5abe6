import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Audit } from '#contract/names.ts';
import { audit } from '#server/audit/audit.service.ts';
import { invariantCount } from '#server/audit/invariants.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let app: TestApp;
let planner: StaffMember;

beforeAll(async () => {
  app = await testApp();
  planner = await staffMember(app, 'planner');
});
afterAll(() => app.close());

test('the planner reads that no invariant is violated, and when they were checked', async () => {
  const { status, json } = await planner.call<Audit>('GET', '/audit');
  expect(status).toBe(200);
  expect(json.data).toEqual({
    at: expect.any(String),
    checked: invariantCount,
    findings: [],
    running: false,
    changes: null,
  });
});

test('a finding names the ids of its own venue only', async () => {
  const { reservationId } = await bookVisit(app);
  await sql`update reservation set total_paid = 1 where id = ${reservationId}`.execute(app.db);
  expect((await planner.call<Audit>('GET', '/audit')).json.data.findings).toEqual([
    { rule: 'payments', text: 'what was paid is the sum of the ledger: 1', ids: [reservationId] },
  ]);
  expect(await audit(app.db, 'elders')).toEqual([]);
  await sql`update reservation set total_paid = 0 where id = ${reservationId}`.execute(app.db);
});

test.each([
  ['owner', 200],
  ['desk', 403],
  ['content', 403],
] as const)('the %s is answered %i', async (role, status) => {
  expect((await (await staffMember(app, role)).call('GET', '/audit')).status).toBe(status);
});
