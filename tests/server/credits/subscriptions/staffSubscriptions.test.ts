import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Subscription, SubscriptionDetails } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { refusal } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

const { venueId } = proefbad;

let app: TestApp;
let desk: StaffMember;
let customerId: string;
beforeAll(async () => {
  app = await testApp();
  await createOrderCatalogue(app.db);
  desk = await staffMember(app, 'desk');
  await app.call('POST', '/api/customers/register', { body: customerForm({ password: 'geheim-123' }) });
  ({ id: customerId } = await app.db.selectFrom('customer').select('id').executeTakeFirstOrThrow());
  const card = { venueId, customerId, productId: orders.card.id };
  await app.db
    .insertInto('subscription')
    .values([
      { ...card, id: 'kaart', amount: 5, usableTo: '2027-01-31' },
      { ...card, id: 'pas', amount: null, productId: orders.pass.id },
      { ...card, id: 'oud', amount: 5, usableTo: '2020-01-31' },
    ])
    .execute();
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

const idsOf = async (query: object): Promise<string[]> => {
  const answer = await desk.call<Subscription[]>('POST', '/subscriptions/search', query);
  expect(answer.status).toBe(200);
  return answer.json.data.map(({ id }) => id).toSorted();
};
const read = async (id: string): Promise<SubscriptionDetails> =>
  (await desk.call<SubscriptionDetails>('GET', `/subscriptions/${id}`)).json.data;
const block = (id: string, blocked: boolean) =>
  desk.call<Subscription>('PUT', `/subscriptions/${id}/block`, { blocked, reason: 'Kaart verloren' });

test('cards are found by their owner, and told apart by whether they can be used', async () => {
  const { lastName } = customerForm();
  expect(await idsOf({ q: lastName })).toEqual(['kaart', 'oud', 'pas']);
  expect(await idsOf({ q: 'niemand' })).toEqual([]);
  expect(await idsOf({ filter: 'state:usable' })).toEqual(['kaart', 'pas']);
  expect(await idsOf({ filter: 'state:over' })).toEqual(['oud']);
});

test('a blocked card can no longer be used, and goes on where it was when it is freed', async () => {
  expect((await block('kaart', true)).json.data).toMatchObject({ stoppedBy: 'staff' });
  expect((await block('kaart', true)).status).toBe(200);
  expect(await idsOf({ filter: 'state:stopped' })).toEqual(['kaart']);
  expect(await audit(app.db)).toEqual([]);
  expect((await block('kaart', false)).json.data).toMatchObject({ stoppedBy: null, usableTo: '2027-01-31' });
  expect((await block('pas', true)).json.data.usableTo).not.toBeNull();
  expect((await block('pas', false)).json.data.usableTo).toBeNull();
});

test('the history has visits, corrections and blocks with their reasons', async () => {
  const { status } = await desk.call('POST', `/customers/${customerId}/subscriptions/kaart/uses`, {
    used: 2,
    usedBefore: 0,
    reason: 'Vergeten te melden',
  });
  expect(status).toBe(200);
  const { subscription, movements } = await read('kaart');
  expect(subscription).toMatchObject({ used: 2, amount: 5, customerId });
  expect(movements.map(({ kind, change, balance, reason }) => [kind, change, balance, reason])).toEqual(
    expect.arrayContaining([
      ['corrected', -2, 3, 'Vergeten te melden'],
      ['freed', 0, 5, 'Kaart verloren'],
      ['blocked', 0, 5, 'Kaart verloren'],
      ['bought', 5, 5, ''],
    ]),
  );
});

test('who may not change money blocks none, and a card of nowhere is not found', async () => {
  const planner = await staffMember(app, 'planner');
  const body = { blocked: true, reason: 'x' };
  expect(refusal(await planner.call('PUT', '/subscriptions/kaart/block', body))).toEqual([403, 'forbidden']);
  expect(refusal(await desk.call('GET', '/subscriptions/nergens'))).toEqual([404, 'not_found']);
});
