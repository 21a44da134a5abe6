import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config, Flow, StartSection } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({
    seed: async (db) => {
      await createProefbad(db);
      await createProefbad(db, { venueId: 'tweede', settings: { maxPersons: 3 } });
      await db
        .updateTable('flow')
        .set({ slug: 'eigen' })
        .where('venueId', '=', 'tweede')
        .where('id', '=', 'f-vooraf')
        .execute();
    },
  });
});
afterAll(() => kuur.close());

test('the start page has its sections and flows in order', async () => {
  const { data } = (await kuur.call<StartSection[]>('GET', '/api/flows/start')).json;
  expect(data.map(({ flowStarts }) => flowStarts.map(({ flow }) => flow.slug))).toEqual([
    Object.values(proefbad.flows).map(({ slug }) => slug),
  ]);
});

test('a start card tells the lowest price of any day that can be booked', async () => {
  const pricesFrom = async () =>
    (await kuur.call<StartSection[]>('GET', '/api/flows/start')).json.data.flatMap(({ flowStarts }) =>
      flowStarts.map(({ priceFrom }) => priceFrom),
    );
  expect(await pricesFrom()).toEqual([3000, 3000, 3000]);
});

test('a flow is found by its slug or its id, with its check-in groups', async () => {
  const bySlug = await kuur.call<Flow>('GET', '/api/flows/vooraf?type=slug');
  const byId = await kuur.call<Flow>('GET', `/api/flows/${proefbad.flows.payment.id}`);
  expect(bySlug.json.data).toEqual(byId.json.data);
  expect(byId.json.data).toMatchObject({
    slug: 'vooraf',
    type: 1,
    checkoutType: 'payment',
    product: null,
    image: { alt: 'Een olijftak' },
    checkinGroups: [
      { name: 'Hele dag', entryProduct: { xplanId: '100', id: 'entree' }, activityProduct: { xplanId: '200' } },
    ],
  });
  expect((await kuur.call('GET', '/api/flows/vooraf')).json.code).toBe('not_found');
});

test('names come in the language of the visitor, and say so where they only exist in Dutch', async () => {
  const { data } = (await kuur.call<Flow>('GET', '/api/flows/vooraf?type=slug', { language: 'fr;q=0.4, en-GB' })).json;
  expect(data.checkinGroups[0]).toMatchObject({ name: 'All day' });
  expect(data.checkinGroups[0]?.untranslated).toBeUndefined();
  expect(data).toMatchObject({ name: 'Entree vooraf', untranslated: ['name'] });
});

test('a venue sees its own flows and settings only', async () => {
  const other = { appTag: 'tweede' };
  expect((await kuur.call('GET', '/api/flows/vooraf?type=slug', other)).json.code).toBe('not_found');
  expect((await kuur.call('GET', '/api/flows/eigen?type=slug', other)).status).toBe(200);
  expect((await kuur.call<Config>('GET', '/api/config', other)).json.data.maxPersons).toBe(3);
});

test('the settings tell the venue, its limits and its own day', async () => {
  const { data } = (await kuur.call<Config>('GET', '/api/config')).json;
  expect(data).toMatchObject({
    venue: { name: 'Proefbad', appTag: 'proefbad', timeZone: 'Europe/Amsterdam' },
    maxPersons: 12,
    swimware: { text: 'Badkleding', schedule: { type: 'weekly', days: [2] } },
    today: '2026-05-01',
    lastDate: '2026-10-30',
    fallbackImage: { alt: 'Een olijftak' },
    retention: { draftDays: 30, remarkDays: 30, accountDays: 730, deadLetterDays: 30, taxYears: 7 },
  });
});

test('between midnight here and in London it is already tomorrow for the venue', async () => {
  await kuur.advance({ minutes: 15 * 60 + 30 });
  expect((await kuur.call<Config>('GET', '/api/config')).json.data.today).toBe('2026-05-02');
});
