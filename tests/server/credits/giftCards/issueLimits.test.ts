import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GiftCardIssued, StandardRole } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { createLimited, createProefbad } from '#tests/support/venue.ts';

let app: TestApp;
const staff = new Map<StandardRole, StaffMember>();
beforeAll(async () => {
  const ownLimits = { limits: { issuedCardCents: 5_000, dayIssuedCents: 8_000 } };
  app = await testApp({
    seed: async (db) => {
      await createLimited(db);
      await createProefbad(db, { venueId: 'anderbad', settings: ownLimits });
    },
  });
  for (const role of ['owner', 'planner', 'desk', 'content'] as const) staff.set(role, await staffMember(app, role));
});
afterAll(() => app.close());

const issue = (member: StaffMember, amount: number) =>
  member.call<GiftCardIssued>('POST', '/gift-cards', { amount, reason: 'Aan de balie betaald', email: null });
const answerTo = async (role: StandardRole, amount: number) => {
  const { status, json } = await issue(staff.get(role)!, amount);
  return status === 201 ? status : json.code;
};

test('how much one gift card may hold follows from the role of who issues it', async () => {
  expect({
    desk: [await answerTo('desk', 25_000), await answerTo('desk', 25_001), await answerTo('desk', 1_000_000)],
    owner: [await answerTo('owner', 25_001), await answerTo('owner', 1_000_000)],
    planner: [await answerTo('planner', 1_000)],
    content: [await answerTo('content', 1_000)],
  }).toEqual({
    desk: [201, 'issue_limit_reached', 'issue_limit_reached'],
    owner: [201, 201],
    planner: ['forbidden'],
    content: ['forbidden'],
  });
});

test('the desk issues a thousand euros in a day, also when all of it is asked at once', async () => {
  await app.advance({ minutes: 25 * 60 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => answerTo('desk', 20_000)));
  expect(answers.filter((answer) => answer === 201)).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'issue_limit_reached')).toHaveLength(3);
  const { status, json, headers } = await issue(staff.get('desk')!, 1_000);
  expect([status, json.code, headers['retry-after']]).toEqual([409, 'issue_limit_reached', String(24 * 3600)]);
  expect(await answerTo('owner', 20_000)).toBe(201);
  await app.advance({ minutes: 24 * 60 + 1 });
  expect(await answerTo('desk', 1_000)).toBe(201);
});

test('who is refused is told when enough of the day’s amount is free again', async () => {
  await app.advance({ minutes: 25 * 60 });
  const waitFor = async (amount: number) => (await issue(staff.get('desk')!, amount)).headers['retry-after'];
  expect(await waitFor(25_000)).toBeUndefined();
  await app.advance({ minutes: 60 });
  for (const amount of [25_000, 25_000, 20_000]) expect(await waitFor(amount)).toBeUndefined();
  expect(await waitFor(25_000)).toBe(String(23 * 3600));
  await app.advance({ minutes: 60 });
  expect(await waitFor(25_000)).toBe(String(22 * 3600));
  await app.advance({ minutes: 22 * 60 });
  expect(await waitFor(25_000)).toBeUndefined();
});

test('a venue says how much its staff may issue', async () => {
  const desk = await staffMember(app, 'desk', 'anderbad');
  const codes: (string | undefined)[] = [];
  for (const amount of [5_001, 5_000, 3_001, 3_000]) codes.push((await issue(desk, amount)).json.code);
  expect(codes).toEqual(['issue_limit_reached', undefined, 'issue_limit_reached', undefined]);
});
