import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Collection, Product, ProductDefinition, ProductGroup, StartSection, StepEntry } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { CatalogueEditor, collectionForm, groupForm, productForm } from '#tests/support/catalogueEditor.ts';
import { planningApp, refusal, wrongFields } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
let staff: CatalogueEditor;
beforeAll(async () => {
  ({ kuur } = await planningApp());
  staff = new CatalogueEditor(kuur, (await staffMember(kuur, 'content')).token);
});
afterAll(() => kuur.close());

const listed = async (date = '2026-05-12'): Promise<Product[]> => {
  const answer = await kuur.call<StepEntry[]>('GET', `/api/flows/f-dagje/step/1?date=${date}`);
  return answer.json.data.flatMap(({ products }) => products);
};

test('a new product with a planning is sold at once, at the price of the day', async () => {
  const made = await staff.create<ProductDefinition>(
    '/products',
    productForm({
      name: { nl: '<b>Zweven</b>', en: 'Floating' },
      priceRules: [
        { fromDate: null, toDate: null, weekdays: [2], price: 6100, priority: 1 },
        { fromDate: '2026-05-12', toDate: '2026-05-12', weekdays: null, price: 7100, priority: 5 },
      ],
      planning: {
        duration: 25,
        bufferBefore: 0,
        bufferAfter: 5,
        guests: 1,
        noticeHours: 0,
        needs: [{ kindId: 'room', skillId: null, count: 1 }],
        pool: null,
      },
      vatRate: 21,
      categoryIds: ['sessies'],
    }),
  );
  expect(made).toMatchObject({ name: { nl: '<strong>Zweven</strong>' }, version: 1, categoryIds: ['sessies'] });
  expect(made.priceRules.map(({ price }) => price)).toEqual([7100, 6100]);
  expect((await listed()).find(({ id }) => id === made.id)).toMatchObject({ price: 7100, duration: 25 });
  expect((await listed('2026-05-19')).find(({ id }) => id === made.id)?.price).toBe(6100);
  const visitor = new Visitor(kuur, { slug: 'dagje', persons: 1 });
  await visitor.holdDay();
  const answer = await visitor.addProduct(made.xplanId, [1], { fixed: '12:00' });
  expect(answer.json.data).toMatchObject({ notBookedProducts: [], reservation: { total: 7100 } });
  const item = kuur.db.selectFrom('reservationItem').select(['price', 'vatRate']).where('productId', '=', made.id);
  expect(await item.executeTakeFirst()).toEqual({ price: 7100, vatRate: 21 });
});

test('what is booked keeps its price, what is booked later has the new one', async () => {
  const early = new Visitor(kuur, { slug: 'dagje', persons: 1 });
  await early.holdDay();
  await early.addProduct('301', [1], { fixed: '10:00' });
  await staff.change('/products/massage-25', { price: 4900 });
  expect((await early.read()).json.data).toMatchObject({ total: 4500 });
  await early.toPayment();
  expect((await early.read()).json.data).toMatchObject({ total: 4500, totalPayNow: 4500 });
  const late = new Visitor(kuur, { slug: 'dagje', persons: 1 });
  await late.holdDay();
  await late.addProduct('301', [1], { fixed: '14:00' });
  expect((await late.read()).json.data).toMatchObject({ total: 4900 });
});

test('a payment moment that is flipped counts for what is added next', async () => {
  const dueNow = async (): Promise<[number, number]> => {
    const visitor = new Visitor(kuur, { slug: proefbad.flows['payment-and-location'].slug, persons: 1 });
    await visitor.hold();
    await visitor.checkin([1]);
    const { totalPayNow, totalPayLater } = (await visitor.read()).json.data;
    return [totalPayNow, totalPayLater];
  };
  expect(await dueNow()).toEqual([0, 3000]);
  await staff.change('/products/entree', { paymentMoment: 'payment' });
  expect(await dueNow()).toEqual([3000, 0]);
  await staff.change('/products/entree', { depositPercentage: 50 });
  expect(await dueNow()).toEqual([1500, 1500]);
  await staff.change('/products/entree', { paymentMoment: 'location', depositPercentage: 100 });
  expect(await dueNow()).toEqual([0, 3000]);
  await staff.change('/products/entree', { paymentMoment: 'payment_and_location' });
});

test('the start page has the new lowest price at once', async () => {
  const priceFrom = async (): Promise<number | null | undefined> => {
    const answer = await kuur.call<StartSection[]>('GET', '/api/flows/start');
    return answer.json.data[0]?.flowStarts[0]?.priceFrom;
  };
  expect(await priceFrom()).toBe(3000);
  await staff.change('/products/entree', { price: 2800 });
  expect(await priceFrom()).toBe(2800);
  await staff.change('/products/entree', { price: 3000 });
});

test('a hidden product is gone for visitors, also for who still sees it', async () => {
  const visitor = new Visitor(kuur, { slug: 'dagje', persons: 1 });
  await visitor.holdDay();
  const answer = await staff.send('PUT', '/admin/products/visibility', { ids: ['hammam'], visible: false });
  expect(answer.status).toBe(204);
  expect((await listed('2026-05-15')).map(({ id }) => id)).not.toContain('hammam');
  expect(refusal(await visitor.addProduct('304', [1]))).toEqual([409, 'product_unavailable']);
  const times = await visitor.call('GET', '/products/304/times/2026-05-15');
  expect(times.json.data).toMatchObject({ arrivalTimes: [], reason: 'unavailable' });
  await staff.send('PUT', '/admin/products/visibility', { ids: ['hammam'], visible: true });
  expect((await listed('2026-05-15')).map(({ id }) => id)).toContain('hammam');
});

test('a hidden category is gone with all that only it shows', async () => {
  const visitor = new Visitor(kuur, { slug: 'dagje', persons: 1 });
  await visitor.holdDay();
  await staff.change('/products/categories/sessies', { visible: false });
  expect((await listed('2026-05-15')).map(({ id }) => id)).not.toContain('hammam');
  expect(refusal(await visitor.addProduct('304', [1]))).toEqual([409, 'product_unavailable']);
  await staff.change('/products/categories/sessies', { visible: true });
});

test('of two who change a product the second is told, and nothing of the first is lost', async () => {
  const form = await staff.changed('/products/thee', { price: 450 });
  await staff.change('/products/thee', { name: { nl: 'Muntthee' } });
  expect(refusal(await staff.send('PUT', '/products/thee', form))).toEqual([409, 'version_conflict']);
  expect(await staff.read('/products/thee')).toMatchObject({ name: { nl: 'Muntthee' }, price: 400 });
  const both = await Promise.all([1, 2, 3].map((cents) => staff.changed('/products/thee', { price: 500 + cents })));
  const answers = await Promise.all(both.map((body) => staff.send('PUT', '/products/thee', body)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('who has a product open is told when somebody shows or hides it, or moves it between categories', async () => {
  const form = await staff.changed('/products/duo');
  await staff.send('PUT', '/admin/products/visibility', { ids: ['duo'], visible: false });
  expect(refusal(await staff.send('PUT', '/products/duo', form))).toEqual([409, 'version_conflict']);
  await staff.send('PUT', '/admin/products/visibility', { ids: ['duo'], visible: true });
  const again = await staff.changed('/products/duo');
  await staff.change('/products/categories/behandelingen', { productIds: ['geheim', 'massage'] });
  expect(refusal(await staff.send('PUT', '/products/duo', again))).toEqual([409, 'version_conflict']);
  await staff.change('/products/categories/behandelingen', { productIds: ['geheim', 'massage', 'duo'] });
});

test('a product that something uses cannot be removed, and the answer says by what', async () => {
  const answer = await staff.send('DELETE', '/products/entree');
  expect(refusal(answer)).toEqual([409, 'in_use']);
  expect(answer.json.usedBy).toEqual(
    expect.arrayContaining([
      { kind: 'collection', id: 'dag', name: 'Dag' },
      { kind: 'flow', id: 'f-locatie', name: 'Entree op-locatie' },
    ]),
  );
  const option = await staff.send('DELETE', '/products/massage-50');
  expect(option.json.usedBy).toEqual([{ kind: 'productGroup', id: 'massage', name: 'Massage' }]);
  const free = await staff.create<ProductDefinition>('/products', productForm({ categoryIds: ['sessies'] }));
  expect((await staff.send('DELETE', `/products/${free.id}`)).status).toBe(204);
  expect((await staff.send('GET', `/products/${free.id}`)).status).toBe(404);
});

test('what was ever booked stays, also after its reservation ended', async () => {
  const planning = {
    duration: 25,
    bufferBefore: 0,
    bufferAfter: 0,
    guests: 1,
    noticeHours: 0,
    needs: [{ kindId: 'room', skillId: null, count: 1 }],
    pool: null,
  };
  const sold = await staff.create<ProductDefinition>('/products', productForm({ planning, categoryIds: ['sessies'] }));
  const visitor = new Visitor(kuur, { slug: 'dagje', persons: 1 });
  await visitor.holdDay();
  expect((await visitor.addProduct(sold.xplanId, [1])).json.data.notBookedProducts).toEqual([]);
  await visitor.call('DELETE', '/reservation/dagje');
  const answer = await staff.send('DELETE', `/products/${sold.id}`);
  expect(answer.json.usedBy).toMatchObject([{ kind: 'reservation', id: visitor.reservationId }]);
});

test('what is not there is refused, each at its field', async () => {
  const planning = {
    duration: 25,
    bufferBefore: 0,
    bufferAfter: 0,
    guests: 1,
    noticeHours: 0,
    needs: [
      { kindId: 'weg', skillId: null, count: 1 },
      { kindId: 'room', skillId: 'masseren', count: 1 },
    ],
    pool: { poolId: 'weg', units: 1, starts: [], weekdays: null },
  };
  const form = productForm({ imageId: 'weg', categoryIds: ['sessies', 'weg'], planning });
  expect(wrongFields(await staff.send('POST', '/products', form))).toEqual([
    '/imageId not_found',
    '/categoryIds/1 not_found',
    '/planning/needs/0/kindId not_found',
    '/planning/needs/1/skillId not_found',
    '/planning/pool/poolId not_found',
  ]);
  const entry = productForm({ type: 10, stayProductId: 'massage-25' });
  expect(wrongFields(await staff.send('POST', '/products', entry))).toEqual(['/stayProductId not_found']);
  const parts = [{ productId: 'massage', choice: 0 }];
  expect(wrongFields(await staff.send('POST', '/products/collections', collectionForm({ parts })))).toEqual([
    '/parts/0/productId not_found',
  ]);
});

test('the type of a product and the stay that flows use are fixed', async () => {
  const type = await staff.changed('/products/thee', { type: 3 });
  expect(wrongFields(await staff.send('PUT', '/products/thee', type))).toEqual(['/type not_allowed']);
  const stay = await staff.changed('/products/verblijf', { stay: null });
  expect(wrongFields(await staff.send('PUT', '/products/verblijf', stay))).toEqual(['/stay in_use']);
  const { stay: own } = await staff.read<ProductDefinition>('/products/verblijf');
  expect(own).toMatchObject({ poolId: 'baden', arrivalFrom: '10:00', departureUntil: '22:00', minStay: 120 });
  const later = { ...own, arrivalFrom: '11:00' };
  expect(await staff.change('/products/verblijf', { stay: later })).toMatchObject({ stay: later });
  await staff.change('/products/verblijf', { stay: own });
});

test('an arrangement and a group are sold as they were made', async () => {
  const parts = [
    { productId: 'thee', choice: 0 },
    { productId: 'massage-25', choice: 1 },
    { productId: 'massage-50', choice: 1 },
  ];
  const made = await staff.create<Collection>(
    '/products/collections',
    collectionForm({ parts, price: 7700, categoryIds: ['arrangementen'] }),
  );
  expect(made).toMatchObject({ parts, depositPercentage: 100 });
  const options = [
    { productId: 'massage-25', optionName: { nl: 'Kort', en: 'Short' } },
    { productId: 'massage-50', optionName: { nl: 'Lang' } },
  ];
  const group = await staff.create<ProductGroup>('/products/groups', groupForm({ options, categoryIds: ['sessies'] }));
  expect(group.options).toEqual(options);
  const shown = (await listed()).find(({ id }) => id === group.id);
  expect(shown?.options.map(({ optionName, price }) => [optionName, price])).toEqual([
    ['Kort', 4900],
    ['Lang', 8000],
  ]);
  const turned = await staff.change<ProductGroup>(`/products/groups/${group.id}`, { options: options.toReversed() });
  expect(turned.options).toEqual(options.toReversed());
  const visitor = new Visitor(kuur, { slug: 'dagje', persons: 1 });
  await visitor.hold();
  const answer = await visitor.addCollection(made.xplanId, ['302'], [1]);
  expect(answer.json.data).toMatchObject({ notBookedProducts: [], reservation: { total: 7700 } });
});

test('rules of one priority and first day stay in the order in which they were written', async () => {
  const rule = { fromDate: '2027-06-10', toDate: '2027-06-20', weekdays: null, priority: 1 };
  const prices = [4100, 3900, 4000, 3800, 4200];
  await staff.change<ProductDefinition>('/products/thee', { priceRules: prices.map((price) => ({ ...rule, price })) });
  const { priceRules } = await staff.read<ProductDefinition>('/products/thee');
  expect(priceRules.map(({ price }) => price)).toEqual(prices);
});

test('a price rule keeps its id, and nobody takes the rule of another product', async () => {
  const { priceRules } = await staff.read<ProductDefinition>('/products/entree');
  expect(priceRules).toMatchObject([{ id: 'weekend', weekdays: [6, 7], price: 3500 }]);
  const changed = await staff.change<ProductDefinition>('/products/thee', {
    priceRules: [{ ...priceRules[0]!, price: 1 }],
  });
  expect(changed.priceRules[0]?.id).not.toBe('weekend');
  expect(await staff.read('/products/entree')).toMatchObject({ priceRules });
});

test('a planning that stays as it is leaves no note of changed terms', async () => {
  const notes = async (): Promise<number> => {
    const { rows } = await sql`select from terms_change where subject_id = 'massage-50'`.execute(kuur.db);
    return rows.length;
  };
  const before = await notes();
  await staff.change('/products/massage-50', { price: 8100 });
  expect(await notes()).toBe(before);
  const { planning } = await staff.read<ProductDefinition>('/products/massage-50');
  await staff.change('/products/massage-50', { planning: { ...planning, duration: 55 } });
  expect(await notes()).toBeGreaterThan(before);
});

test('another venue has no part in it', async () => {
  const foreign = new CatalogueEditor(kuur, (await staffMember(kuur, 'content', 'tweede')).token);
  const answer = await kuur.call('GET', '/api/products/massage-25', { token: foreign.token, appTag: 'tweede' });
  expect(answer.status).toBe(404);
});
