import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { testApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/countStatements.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

/** Statements of each operation, and transactions around them: the same on every machine. Who needs fewer lowers them. */
const budgets = {
  getConfig: [1, 0],
  getStart: [3, 0],
  getFlow: [2, 0],
  createReservation: [5, 1],
  getReservation: [2, 0],
  addCheckin: [17, 1],
  renewReservation: [3, 1],
  removeProduct: [12, 1],
  cancelReservation: [7, 1],
  linkCustomer: [8, 1],
  prepareReservation: [9, 1],
  payOnLocation: [19, 1],
  getCheckoutResult: [6, 0],
} as const;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await (await new Visitor(app).readyToPay()).payOnLocation();
});
afterAll(() => app.close());

test('each operation of a booking keeps to its statements', async () => {
  const spent: Record<string, readonly [statements: number, transactions: number]> = {};
  const spend = async <Answer>(name: keyof typeof budgets, operation: () => Promise<Answer>): Promise<void> => {
    const { statements, transactions } = await countStatements(app.db, operation);
    spent[name] = [statements, transactions];
  };
  const visitor = new Visitor(app);
  await spend('getConfig', () => visitor.call('GET', '/config'));
  await spend('getStart', () => visitor.call('GET', '/flows/start'));
  await spend('getFlow', () => visitor.call('GET', `/flows/${proefbad.flows.location.id}`));
  await spend('createReservation', () => visitor.hold());
  await spend('getReservation', () => visitor.read());
  await spend('addCheckin', () => visitor.checkin());
  await spend('renewReservation', () => visitor.call('POST', `/reservation/${visitor.slug}/renew`));
  await visitor.register();
  await spend('linkCustomer', () => visitor.link());
  await spend('prepareReservation', () => visitor.prepare());
  await spend('payOnLocation', () => visitor.payOnLocation());
  await spend('getCheckoutResult', () => visitor.result());
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });

  const leaving = new Visitor(app);
  await leaving.hold();
  const { itemId } = (await leaving.checkin()).json.data.reservation.persons[0]!.products[0]!;
  await spend('removeProduct', () => leaving.call('DELETE', `/reservation/${leaving.slug}/product/${itemId}`));
  await spend('cancelReservation', () => leaving.call('DELETE', `/reservation/${leaving.slug}`));

  expect(spent).toEqual(budgets);
});
