import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RosterException } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { planningApp, tuesday } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let kuur: TestApp;
let planner: StaffMember;
let id: string;
beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
  const absence = { resourceId: 'therapeut-1', fromDate: tuesday, toDate: tuesday, kind: 'absence', blocks: null };
  const made = await planner.call<RosterException>('POST', '/roster-exceptions', {
    ...absence,
    reason: 'Longontsteking',
  });
  id = made.json.data.id;
});
afterAll(() => kuur.close());

test.each(['owner', 'planner', 'desk'] as const)('of an absence %s sees what that role may', async (role) => {
  const member = role === 'planner' ? planner : await staffMember(kuur, role);
  const mayRead = role === 'owner' || role === 'planner';
  const reason = mayRead ? 'Longontsteking' : null;
  const one = await member.call<RosterException>('GET', `/roster-exceptions/${id}`);
  expect(one.json.data).toMatchObject({ kind: 'absence', reason });
  const all = await member.call<RosterException[]>('GET', '/roster-exceptions');
  expect(all.json.data.map((exception) => exception.reason)).toEqual([reason]);
});
