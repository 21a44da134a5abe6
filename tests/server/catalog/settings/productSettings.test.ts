import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#contract/names.ts';
import { buildApp } from '#server/app.ts';
import { makeServices } from '#server/services.ts';
import type { TestApp } from '#tests/support/app.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { planningApp } from '#tests/support/planningApp.ts';
import { SettingsEditor } from '#tests/support/settings.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
let owner: StaffMember;
let settings: SettingsEditor;
beforeAll(async () => {
  ({ kuur } = await planningApp());
  await createOrderCatalogue(kuur.db);
  owner = await staffMember(kuur, 'owner');
  settings = new SettingsEditor(kuur, owner.token);
});
afterAll(() => kuur.close());

const config = async (): Promise<Config> => (await kuur.call<Config>('GET', '/api/config')).json.data;

test('what a venue never set has its usual value', async () => {
  expect(await settings.read('products')).toEqual({
    bookingCap: { count: 26, unit: 'week' },
    giftCard: { min: 1000, max: 25_000 },
    giftCardMonthsValid: 36,
    fallbackImageId: 'olijftak',
    changingGap: 15,
    version: 1,
  });
});

test('product settings that cannot be are refused, each at its field', async () => {
  expect(
    await settings.refused('products', {
      giftCard: { min: 5000, max: 4000 },
      fallbackImageId: 'nergens',
      changingGap: 7,
    }),
  ).toEqual(['/giftCard/max too_small', '/fallbackImageId not_found', '/changingGap off_grid']);
  expect(await settings.refused('products', { giftCard: { min: 99, max: 4000 } })).toEqual(['/giftCard/min too_small']);
});

test('visitors see the booking cap, the gift card limits and the image at once', async () => {
  await settings.change('products', {
    bookingCap: { count: 10, unit: 'day' },
    giftCard: { min: 2000, max: 3000 },
    fallbackImageId: null,
  });
  expect(await config()).toMatchObject({
    bookingCap: { count: 10, unit: 'day' },
    lastDate: '2026-05-11',
    giftCard: { min: 2000, max: 3000 },
    fallbackImage: { alt: '', sizes: [] },
  });
  const body = { personCount: 1, date: '2026-05-12', startTime: '10:00', endTime: '14:00' };
  const path = `/api/reservation/${proefbad.flows.location.slug}`;
  expect((await kuur.call('POST', path, { body })).json.code).toBe('date_unavailable');
  const buyer = new Buyer(kuur, orders.giftCard.slug);
  await buyer.hold();
  expect((await buyer.giftCards({ amount: 1900 })).json.errors).toEqual([{ pointer: '/amount', code: 'too_small' }]);
  expect((await buyer.giftCards({ amount: 2000 })).status).toBe(200);
  await settings.change('products', { bookingCap: { count: 26, unit: 'week' }, fallbackImageId: 'olijftak' });
  expect((await kuur.call('POST', path, { body })).status).toBe(201);
});

test('two treatments of a guest have the changing gap between them', async () => {
  const visitor = new Visitor(kuur, { slug: 'dagje', persons: 1 });
  await visitor.holdDay();
  await visitor.addProduct('301', [1], { fixed: '12:00' });
  const second = async (): Promise<number> =>
    (await visitor.addProduct('302', [1], { fixed: '12:30' })).json.data.notBookedProducts.length;
  await settings.change('products', { changingGap: 15 });
  expect(await second()).toBe(1);
  await settings.change('products', { changingGap: 5 });
  expect(await second()).toBe(0);
});

test('a gift card may be used as long as the venue sets', async () => {
  await settings.change('products', { giftCardMonthsValid: 12 });
  const body = { amount: 2500, reason: 'Gevonden', email: 'wilma@proefbad.example' };
  expect((await owner.call('POST', '/gift-cards', body)).status).toBe(201);
  const card = await kuur.db.selectFrom('giftCard').select('usableTo').executeTakeFirst();
  expect(card).toEqual({ usableTo: '2027-05-01' });
});

test('another server on the same database sees a change soon after', async () => {
  const other = await buildApp(kuur.deps, makeServices(kuur.deps));
  const maxOf = async (): Promise<number> => {
    const answer = await other.inject({ url: '/api/config', headers: { 'x-app-tag': proefbad.venueId } });
    return answer.json<{ data: Config }>().data.giftCard.max;
  };
  for (const max of [4100, 4200]) {
    await settings.change('products', { giftCard: { min: 1000, max } });
    expect((await config()).giftCard.max).toBe(max);
    await expect.poll(maxOf, { timeout: 10_000, interval: 20 }).toBe(max);
  }
  await other.close();
});
