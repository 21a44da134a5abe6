import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemOption, OfferedTimes, OwnBooking, OwnStarts } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { friday, tuesday } from '#tests/support/planningApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { createProefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

const [short, long, duo, hammam, day] = ['301', '302', '303', '304', '306'];

let opened: PayingApp;
let app: TestApp;
let money: MoneyTest;
beforeAll(async () => {
  opened = await payingApp(undefined, {
    seed: async (db) => {
      await createProefbad(db);
      await createSmallCatalogue(db);
      await addTherapistsAndRooms(db, 2, 2);
    },
  });
  ({ app } = opened);
  money = await new MoneyTest(opened).open();
});
afterAll(async () => {
  await app.services.jobs.runEverything();
  await expectCountersToFit(app);
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});

interface Treatment {
  product: string;
  time: string;
  guests: number[];
}

async function paidFor(treatments: Treatment[], { persons = 2, date = tuesday } = {}): Promise<OwnGuest> {
  const visitor = new Visitor(app, { slug: 'dagje', persons, date });
  await visitor.holdDay();
  for (const { product, time, guests } of treatments) {
    const added = await visitor.addProduct(product, guests, { fixed: time });
    expect(added.json.data.notBookedProducts).toEqual([]);
  }
  return payOnline(visitor);
}

async function payOnline(visitor: Visitor): Promise<OwnGuest> {
  await visitor.toPayment();
  await money.end(await money.started(visitor), 'paid');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  return new OwnGuest(app, refOf(visitor.reservationId));
}

const itemOf = ({ persons }: OwnBooking, person: number) =>
  persons[person - 1]!.products.find(({ checkinType }) => !checkinType)!;

test('a guest takes a longer massage in place of the short one, and pays the difference online', async () => {
  const guest = await paidFor([
    { product: short!, time: '11:00', guests: [1] },
    { product: short!, time: '11:00', guests: [2] },
  ]);
  const { itemId } = itemOf(await guest.read(), 1);
  const options = (await guest.call<ItemOption[]>('GET', `/items/${itemId}`)).json.data;
  expect(options.map(({ productId, price }) => `${productId} ${price}`)).toEqual([
    `${short} 4500`,
    `${hammam} 3500`,
    `${long} 8000`,
  ]);
  const { times: starts } = (await guest.call<OwnStarts>('GET', `/items/${itemId}/times/${long}`)).json.data;
  expect(starts).toContain('11:00');
  const change = { kind: 'changeItem', itemId, productId: long, startTime: '14:00' } as const;
  const { booking, quote, paymentRef } = await guest.change(change);
  expect(quote).toMatchObject({
    totalBefore: 9000,
    total: 12_500,
    toPayOnline: 3500,
    lines: [
      { person: 1, name: 'Massage 25', kind: 'ends', before: '11:00', after: null },
      { person: 1, name: 'Massage 50', kind: 'begins', before: null, after: '14:00' },
      { person: 2, name: 'Massage 25', kind: 'stays', before: '11:00', after: '11:00' },
    ],
  });
  expect(paymentRef).not.toBeNull();
  expect(itemOf(booking, 1)).toMatchObject({ xplanId: long, startTime: '14:00', price: 8000 });
  const back = { ...change, itemId: itemOf(booking, 1).itemId, productId: short!, startTime: '11:00' };
  expect((await guest.change(back)).quote).toMatchObject({ total: 9000, back: [], toPayOnline: 0 });
});

test('at another time a treatment costs what it did, and where no therapist is free it stays where it was', async () => {
  const date = '2026-05-13';
  const others = await paidFor([{ product: duo!, time: '15:00', guests: [1, 2] }], { date });
  const guest = await paidFor([{ product: long!, time: '11:00', guests: [1] }], { persons: 1, date });
  const before = await guest.read();
  const { itemId } = itemOf(before, 1);
  const change = { kind: 'changeItem', itemId, productId: long } as const;
  expect((await guest.quote({ ...change, startTime: '15:00' })).json.code).toBe('change_unavailable');
  expect(await guest.read()).toEqual(before);
  const { quote } = await guest.change({ ...change, startTime: '13:00' });
  expect(quote).toMatchObject({ total: 8000, totalBefore: 8000, back: [], toPayOnline: 0 });
  expect((await others.read()).persons.map(({ products }) => products[0]?.startTime)).toEqual(['15:00', '15:00']);
});

test('who leaves a duo takes it from the other, which the quote says', async () => {
  const date = '2026-05-14';
  const guest = await paidFor(
    [
      { product: duo!, time: '12:00', guests: [1, 2] },
      { product: short!, time: '14:00', guests: [2] },
    ],
    { date },
  );
  const { quote, booking } = await guest.change({ kind: 'removeGuest', person: 1 });
  expect(quote).toMatchObject({ total: 4500, back: [{ to: 'payment', amount: 18_000 }] });
  expect(quote.lines).toMatchObject([
    { person: 1, kind: 'ends' },
    { person: 2, name: 'Duo', kind: 'ends' },
    { person: 2, name: 'Massage 25', kind: 'stays' },
  ]);
  expect(booking.persons).toHaveLength(1);
  expect(itemOf(booking, 1)).toMatchObject({ xplanId: short, startTime: '14:00' });
});

test('a whole group moves with its treatments, everything by the same time, or not at all', async () => {
  const date = '2026-05-18';
  const guest = await paidFor(
    [
      { product: duo!, time: '11:00', guests: [1, 2] },
      { product: short!, time: '13:00', guests: [1] },
    ],
    { date },
  );
  const offered = (await guest.call<OfferedTimes[]>('GET', '/times/2026-05-19')).json.data;
  expect(offered).toContainEqual({ startTime: '12:00', endTime: '14:25' });
  const { booking, quote } = await guest.change({ kind: 'move', date: '2026-05-19', startTime: '12:00' });
  expect(quote.lines.map(({ person, kind, after }) => [person, kind, after])).toEqual([
    [1, 'moves', '12:00'],
    [1, 'moves', '14:00'],
    [2, 'moves', '12:00'],
  ]);
  expect(booking).toMatchObject({ startDate: '2026-05-19', startTime: '12:00', total: 22_500 });
  expect(booking.persons[0]!.products[0]).toMatchObject({ sharedWith: [2] });
  const late = await guest.quote({ kind: 'move', date: '2026-05-19', startTime: '20:30' });
  expect(late.json.code).toBe('change_unavailable');
  expect(late.json.alternatives?.[0]).toMatchObject({ kind: 'other_time', date: '2026-05-19' });
});

test('an arrangement moves whole, to a day that has what belongs to it', async () => {
  const visitor = new Visitor(app, { slug: 'dagje', persons: 2, date: friday });
  await visitor.holdDay();
  const added = await visitor.addCollection(day!, [hammam!], [1, 2]);
  expect(added.json.data.notBookedProducts).toEqual([]);
  const guest = await payOnline(visitor);
  const days = (await guest.call<string[]>('GET', '/days?from=2026-05-17&to=2026-05-24')).json.data;
  expect(days).toEqual(['2026-05-22', '2026-05-23']);
  const before = await guest.read();
  const { quote, booking } = await guest.change({ kind: 'move', date: '2026-05-22', startTime: before.startTime });
  expect(quote).toMatchObject({ total: before.total, startDate: '2026-05-22' });
  expect(booking.persons.map(({ products }) => products[0]?.products?.length)).toEqual(
    before.persons.map(({ products }) => products[0]?.products?.length),
  );
});

test('a guest takes another choice of an arrangement for the same price, and what nobody can give changes nothing', async () => {
  const visitor = new Visitor(app, { slug: 'dagje', persons: 2, date: '2026-05-29' });
  await visitor.holdDay();
  const added = await visitor.addCollection(day!, [hammam!], [1, 2]);
  expect(added.json.data.notBookedProducts).toEqual([]);
  const guest = await payOnline(visitor);
  const before = await guest.read();
  const part = (booking: OwnBooking, person: number, product: string) =>
    booking.persons[person - 1]!.products[0]!.products!.find(({ xplanId }) => xplanId === product)!;
  const { itemId } = part(before, 1, hammam!);
  expect(before.choices.toSorted()).toEqual([itemId, part(before, 2, hammam!).itemId].toSorted());
  const options = (await guest.call<ItemOption[]>('GET', `/items/${itemId}`)).json.data;
  expect(options.map(({ productId, price }) => `${productId} ${price}`)).toEqual([`${hammam} 12000`, `${short} 12000`]);
  const { times } = (await guest.call<OwnStarts>('GET', `/items/${itemId}/times/${short}`)).json.data;
  const [startTime] = times;
  const change = { kind: 'changeItem', itemId, productId: short!, startTime: startTime! } as const;

  const tea = part(before, 1, '305').itemId;
  expect((await guest.call('GET', `/items/${tea}`)).json.code).toBe('not_found');
  expect((await guest.quote({ ...change, productId: long! })).json.code).toBe('product_unavailable');
  expect((await guest.quote({ ...change, startTime: '23:30' })).json.code).toBe('change_unavailable');
  expect(await guest.read()).toEqual(before);

  const { booking, quote } = await guest.change(change);
  expect(quote).toMatchObject({ totalBefore: 24_000, total: 24_000, back: [], toPayOnline: 0 });
  expect(quote.lines).toContainEqual(expect.objectContaining({ person: 1, name: 'Hammam', kind: 'ends' }));
  expect(quote.lines).toContainEqual({ person: 1, name: 'Massage 25', kind: 'begins', before: null, after: startTime });
  expect(part(booking, 1, short!)).toMatchObject({ startTime });
  expect(part(booking, 2, hammam!)).toMatchObject({ startTime: part(before, 2, hammam!).startTime });
});

test('an entry, what another has, and what the flow does not sell cannot be taken in its place', async () => {
  const date = '2026-05-20';
  const guest = await paidFor(
    [
      { product: short!, time: '11:00', guests: [1] },
      { product: long!, time: '12:00', guests: [1] },
    ],
    { persons: 1, date },
  );
  const { itemId } = itemOf(await guest.read(), 1);
  const at = (productId: string) => guest.quote({ kind: 'changeItem', itemId, productId, startTime: '15:00' });
  expect((await at(long!)).json.code).toBe('product_duplicate');
  for (const product of [duo!, day!, '307', '100', 'nergens'])
    expect((await at(product)).json.code).toBe('product_unavailable');
  const unknown = { kind: 'changeItem', itemId: 'nergens', productId: short!, startTime: '15:00' } as const;
  expect((await guest.quote(unknown)).json.code).toBe('not_found');
  expect((await guest.call('GET', '/items/nergens')).json.code).toBe('not_found');
});

test('within a stay the treatments move with it, near the same hour, and stay within it', async () => {
  await app.db.updateTable('flow').set({ type: 3 }).where('id', '=', 'f-dagje').execute();
  const visitor = new Visitor(app, {
    slug: 'dagje',
    persons: 2,
    date: '2026-06-03',
    startTime: '10:00',
    endTime: '16:00',
  });
  await visitor.hold();
  for (const guest of [1, 2])
    expect((await visitor.addProduct(long!, [guest], { fixed: '11:00' })).json.data.notBookedProducts).toEqual([]);
  const guest = await payOnline(visitor);
  const offered = (await guest.call<OfferedTimes[]>('GET', '/times/2026-06-04')).json.data;
  expect(offered[0]).toEqual({ startTime: '10:00', endTime: '16:00' });
  expect(offered.at(-1)).toEqual({ startTime: '16:00', endTime: '22:00' });
  const { booking } = await guest.change({ kind: 'move', date: '2026-06-04', startTime: '13:00' });
  expect(booking).toMatchObject({ startTime: '13:00', endTime: '19:00', total: 16_000 });
  expect(booking.persons.map(({ products }) => products[0]?.startTime)).toEqual(['14:00', '14:00']);
  await app.db.updateTable('flow').set({ type: 4 }).where('id', '=', 'f-dagje').execute();
});
