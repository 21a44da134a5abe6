import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerSubscription } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

let app: TestApp;
let desk: StaffMember;
let customerId: string;

beforeAll(async () => {
  app = await testApp();
  await createOrderCatalogue(app.db);
  desk = await staffMember(app, 'desk');
  await app.call('POST', '/api/customers/register', { body: customerForm({ password: 'geheim-123' }) });
  ({ id: customerId } = await app.db.selectFrom('customer').select('id').executeTakeFirstOrThrow());
  const card = { venueId: proefbad.venueId, customerId, productId: orders.card.id };
  await app.db
    .insertInto('subscription')
    .values([
      { ...card, id: 'kaart', amount: 5 },
      { ...card, id: 'pas', amount: null, productId: orders.pass.id },
    ])
    .execute();
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

async function usedOf(id: string): Promise<number> {
  const card = await app.db.selectFrom('subscription').select('used').where('id', '=', id).executeTakeFirst();
  return card?.used ?? 0;
}

/** As somebody who just looked at it. */
async function correct(id: string, change: number, by = desk): Promise<TestAnswer<CustomerSubscription>> {
  const usedBefore = await usedOf(id);
  return correctTo(id, { used: Math.max(usedBefore + change, 0), usedBefore }, by);
}

const correctTo = (
  id: string,
  visits: { used: number; usedBefore: number },
  by = desk,
): Promise<TestAnswer<CustomerSubscription>> =>
  by.call('POST', `/customers/${customerId}/subscriptions/${id}/uses`, { ...visits, reason: 'Vergeten te melden' });

test('the desk counts visits more and fewer, with who did so and why', async () => {
  expect((await correct('kaart', 3)).json.data).toMatchObject({ id: 'kaart', used: 3, amount: 5 });
  expect((await correct('kaart', -1)).json.data).toMatchObject({ used: 2 });
  expect((await correct('pas', 40)).json.data).toMatchObject({ used: 40, amount: null });
  const written = await app.db
    .selectFrom('subscriptionCorrection')
    .select(['change', 'reason', 'actor'])
    .where('subscriptionId', '=', 'kaart')
    .orderBy('at')
    .execute();
  expect(written).toEqual([
    { change: 3, reason: 'Vergeten te melden', actor: 'st-desk' },
    { change: -1, reason: 'Vergeten te melden', actor: 'st-desk' },
  ]);
});

test('no multi-visit card is used less than never or more often than it can', async () => {
  const below = await correctTo('kaart', { used: -1, usedBefore: 2 });
  expect(below.json.errors).toMatchObject([{ pointer: '/used' }]);
  expect((await correct('kaart', 4)).json.errors).toEqual([{ pointer: '/used', code: 'too_large' }]);
});

test('a multi-visit card that is not there is not found, and planners correct nothing', async () => {
  expect((await correct('geen', 1)).status).toBe(404);
  expect((await correct('kaart', 1, await staffMember(app, 'planner'))).status).toBe(403);
});

test('of two who correct the same card at once one is told, and it is counted once', async () => {
  const usedBefore = await usedOf('kaart');
  const both = await Promise.all([4, 5].map((used) => correctTo('kaart', { used, usedBefore })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([4, 5]).toContain(await usedOf('kaart'));
});
