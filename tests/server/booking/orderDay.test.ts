import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ start: '2026-05-05T22:00:01Z' });
  await createOrderCatalogue(app.db);
});

afterAll(() => app.close());

test('an order is for today, also from a page that was opened before midnight', async () => {
  const { slug } = orders.giftCard;
  const form = { personCount: 1, date: '2026-05-05' };
  const answer = await new Buyer(app, slug).call('POST', `/reservation/${slug}`, form);
  expect(answer.status).toBe(201);
  expect(answer.json.data.startDate).toBe('2026-05-06');
});
