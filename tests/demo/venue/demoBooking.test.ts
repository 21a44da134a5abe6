import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayTimes, Product, StepEntry } from '#contract/names.ts';
import { addDays } from '#domain/values/localDate.ts';
import { seedDemo } from '#demo/venue/seedDemo.ts';
import { audit } from '#server/audit/audit.service.ts';
import { testApp, testStart } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';

const appTag = 'olijfgaard';
/** A Tuesday, eleven days after the demo was made. */
const day = '2026-05-12';
let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({ seed: async (db) => void (await seedDemo(db, new Date(testStart))) });
});
afterAll(() => kuur.close());

async function productsOn(flow: string, page: number): Promise<Product[]> {
  const { data } = (await kuur.call<StepEntry[]>('GET', `/api/flows/${flow}/step/${page}`, { appTag })).json;
  return data.flatMap(({ products }) => products);
}

/** A new visitor on a flow, with a stay or for treatments alone. */
async function visit(flow: string, group: { personCount: number; startTime?: string; endTime?: string }) {
  const created = await kuur.call('POST', `/api/reservation/${flow}`, { appTag, body: { ...group, date: day } });
  expect(created.status).toBe(201);
  const session = created.json.data.session.id;
  return {
    add: (kind: 'product' | 'collection', body: unknown): Promise<TestAnswer> =>
      kuur.call('PUT', `/api/reservation/${flow}/${kind}`, { appTag, session, body }),
    leave: () => kuur.call('DELETE', `/api/reservation/${flow}`, { appTag, session }),
  };
}

async function startsOf(xplanId: string, date: string): Promise<string[]> {
  const path = `/api/products/${xplanId}/times/${date}?flow=behandelingen&persons=2`;
  return (await kuur.call<DayTimes>('GET', path, { appTag })).json.data.arrivalTimes;
}

test('every treatment can be had on some day of the coming week', async () => {
  const listed = await productsOn('behandelingen', 1);
  const treatments = listed.flatMap(({ xplanId, options }) =>
    options.length > 0 ? options.map((option) => option.xplanId) : [xplanId],
  );
  expect(treatments.length).toBeGreaterThan(20);
  for (const xplanId of treatments) {
    const starts = [];
    for (let offset = 1; offset <= 7 && starts.length === 0; offset += 1) {
      starts.push(...(await startsOf(xplanId, addDays('2026-05-04', offset))));
    }
    expect([xplanId, starts.length > 0]).toEqual([xplanId, true]);
  }
});

test('every arrangement can be booked on a weekday, its first alternatives chosen', async () => {
  for (const { xplanId, name, products } of await productsOn('arrangementen', 1)) {
    const isEvening = name === 'Avond aan het Water';
    const visitor = await visit('arrangementen', {
      personCount: 2,
      startTime: isEvening ? '17:00' : '10:00',
      endTime: isEvening ? '22:00' : '19:00',
    });
    const choices = [...new Set(products.map(({ choice }) => choice))].filter((choice) => choice > 0);
    const productIds = choices.map((choice) => products.find((part) => part.choice === choice)!.xplanId);
    const { json } = await visitor.add('collection', { collectionId: xplanId, productIds, persons: [1, 2] });
    expect([name, json.data.notBookedProducts]).toEqual([name, []]);
    await visitor.leave();
  }
});

test('a duo massage is booked for two at once, and a hammam session with an arrangement after it', async () => {
  const couple = await visit('behandelingen', { personCount: 2 });
  const duo = (await couple.add('product', { productId: '4141', persons: [1, 2] })).json.data;
  expect(duo.notBookedProducts).toEqual([]);
  const bathers = await visit('hammamritueel', { personCount: 2 });
  expect((await bathers.add('product', { productId: '4500', persons: [1, 2] })).json.data.notBookedProducts).toEqual(
    [],
  );
  const after = { collectionId: '5009', productIds: ['4111'], persons: [1] };
  expect((await bathers.add('collection', after)).json.data.notBookedProducts).toEqual([]);
  await couple.leave();
  await bathers.leave();
});

test('whoever puts a day together may come for the whole day, the afternoon or the evening', async () => {
  const ways = [
    { productId: '1001', startTime: '11:00', endTime: '20:00' },
    { productId: '1002', startTime: '13:00', endTime: '18:00' },
    { productId: '1003', startTime: '17:00', endTime: '22:00' },
  ];
  for (const { productId, ...stay } of ways) {
    const visitor = await visit('stel-je-dag-samen', { personCount: 2, ...stay });
    const entry = (await visitor.add('product', { productId, persons: [1, 2] })).json.data;
    expect([productId, entry.notBookedProducts]).toEqual([productId, []]);
    await visitor.leave();
  }
});

test('after all that the data is as it must be', async () => {
  expect(await audit(kuur.db)).toEqual([]);
});
