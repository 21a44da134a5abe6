import { expect, test } from 'vitest';
import {
  additionDraft,
  deskForm,
  emptyDraft,
  fitsWhole,
  quotedForm,
  withCode,
  withCodeAmount,
  withItem,
  withoutCode,
  withoutItem,
  withProduct,
} from '#domain/booking/deskDraft.ts';
import type { DeskProduct, StaffQuote } from '#contract/names.ts';

const massage: DeskProduct = {
  xplanId: '302',
  name: 'Massage',
  price: 8000,
  hasTime: true,
  guests: 1,
  stay: null,
  choices: [],
};
const duo: DeskProduct = { ...massage, xplanId: '303', guests: 2 };
const threeHours: DeskProduct = {
  ...massage,
  xplanId: '100',
  stay: { arrivalFrom: 600, arrivalTo: 1200, departureUntil: 1320, maxStay: 180 },
};
const offers = { earliestTime: '13:05', blocks: [{ startTime: '10:00', endTime: '22:00' }] };
const treatments = { id: 'f-dagje', needsTimes: false };
const entry = { id: 'f-entree', needsTimes: true };
const start = emptyDraft('2026-05-12', null);

test('an entry begins now and lasts as long as it may', () => {
  const draft = withProduct(start, entry, { product: threeHours, offers });
  expect([draft.startTime, draft.endTime]).toEqual(['13:05', '16:05']);
  const late = { ...offers, earliestTime: '21:10' };
  expect(withProduct(start, entry, { product: threeHours, offers: late }).startTime).toBe('');
});

test('a treatment for two is for two, and another flow begins anew', () => {
  const draft = withProduct(start, treatments, { product: duo, offers });
  expect([draft.personCount, draft.items.length]).toEqual([2, 1]);
  expect(withProduct(draft, entry, { product: threeHours, offers }).items).toHaveLength(1);
});

test('who is asked for what, and nothing while something is missing', () => {
  expect(deskForm(start)).toBeNull();
  const both = { ...withProduct(start, treatments, { product: massage, offers }), personCount: 2 };
  expect(deskForm(both)?.items.map(({ person, preferredTime }) => [person, preferredTime])).toEqual([
    [1, null],
    [2, null],
  ]);
  const second = withItem(both, 1, { persons: [2], time: '14:00' });
  expect(deskForm(second)?.items).toEqual([{ person: 2, productId: '302', productIds: [], preferredTime: '14:00' }]);
  expect(deskForm(withItem(both, 1, { persons: [] }))).toBeNull();
  expect(withoutItem(both, 1)).toMatchObject({ flowId: null, items: [] });
  expect(deskForm({ ...withProduct(start, entry, { product: threeHours, offers }), endTime: '' })).toBeNull();
});

test('what is booked has the times and the price that were told, each guest their own', () => {
  const form = deskForm({ ...withProduct(start, treatments, { product: massage, offers }), personCount: 2 })!;
  const line = { xplanId: '302', name: 'Massage', isPart: false, price: 8000, endTime: null, resources: [] };
  const lines = [
    { ...line, person: 1, startTime: '14:00' },
    { ...line, person: 2, startTime: '15:00' },
  ];
  const span = { sequence: 0, startTime: null, endTime: null };
  const booked = quotedForm(form, {
    ...span,
    total: 16_000,
    totalOpen: 16_000,
    lines,
    notBookedProducts: [],
    credits: [],
  });
  expect(booked.total).toBe(16_000);
  expect(booked.items.map(({ preferredTime, timeIsFixed }) => [preferredTime, timeIsFixed])).toEqual([
    ['14:00', true],
    ['15:00', true],
  ]);
});

test('what is added to a booking keeps its flow, day and guests', () => {
  const booking = { id: 'r1', flowId: treatments.id, personCount: 1, startDate: '2026-05-12' };
  const draft = withProduct(additionDraft(booking), treatments, { product: { ...massage, guests: 2 }, offers });
  expect(draft).toMatchObject({
    addTo: 'r1',
    flowId: treatments.id,
    personCount: 1,
    date: '2026-05-12',
    startTime: '',
  });
  expect(withoutItem(draft, 1)).toMatchObject({ flowId: treatments.id, items: [] });
});

test('a draft begins for one guest, with nothing chosen', () => {
  expect(emptyDraft('2026-05-12', 'c1')).toEqual({
    flowId: null,
    needsTimes: false,
    personCount: 1,
    date: '2026-05-12',
    startTime: '',
    endTime: '',
    customerId: 'c1',
    note: '',
    items: [],
    codes: [],
    addTo: null,
  });
});

const firstStay = (stay: DeskProduct['stay'], changes: Partial<typeof offers> = {}): [string, string] => {
  const product = { ...threeHours, stay };
  const { startTime, endTime } = withProduct(start, entry, { product, offers: { ...offers, ...changes } });
  return [startTime, endTime];
};

const anyStay = { arrivalFrom: 0, arrivalTo: 1440, departureUntil: 1440, maxStay: 1440 };

test.each<[string, [string, string], [string, string]]>([
  ['without bounds until the house closes', firstStay(null), ['13:05', '22:00']],
  ['not before the house opens', firstStay(null, { earliestTime: '08:00' }), ['10:00', '22:00']],
  ['not before it may be entered', firstStay({ ...anyStay, arrivalFrom: 900 }), ['15:00', '22:00']],
  ['at the last minute at which it may be entered', firstStay({ ...anyStay, arrivalTo: 785 }), ['13:05', '22:00']],
  ['never after it', firstStay({ ...anyStay, arrivalTo: 784 }), ['', '']],
  ['until guests must leave', firstStay({ ...anyStay, departureUntil: 1200 }), ['13:05', '20:00']],
  ['never without any time', firstStay({ ...anyStay, departureUntil: 785 }), ['', '']],
  [
    'in the next block once the first is over',
    firstStay(null, {
      blocks: [
        { startTime: '10:00', endTime: '12:00' },
        { startTime: '18:00', endTime: '23:00' },
      ],
    }),
    ['18:00', '23:00'],
  ],
])('an entry is offered %s', (_when, times, expected) => {
  expect(times).toEqual(expected);
});

test('nothing can begin on a day that has no time any more', () => {
  const over = { earliestTime: null, blocks: offers.blocks };
  expect(withProduct(start, entry, { product: threeHours, offers: over }).startTime).toBe('');
});

test('times are only given to a flow that needs them, and those that staff chose stay', () => {
  expect(withProduct(start, treatments, { product: massage, offers }).startTime).toBe('');
  const chosen = { ...start, startTime: '15:00', endTime: '18:00' };
  expect(withProduct(chosen, entry, { product: threeHours, offers })).toMatchObject({
    flowId: 'f-entree',
    needsTimes: true,
    startTime: '15:00',
    endTime: '18:00',
  });
});

test('each product of a flow is an item of its own, for everybody, with the first of each choice', () => {
  const choice = (xplanId: string) => ({ xplanId, name: xplanId });
  const lunch: DeskProduct = { ...massage, xplanId: '400', choices: [[choice('soep'), choice('salade')], []] };
  const one = withProduct(start, treatments, { product: massage, offers });
  const two = withProduct(one, treatments, { product: lunch, offers });
  const item = { persons: null, time: '' };
  expect(two.items).toEqual([
    { ...item, key: 1, productId: '302', productIds: [] },
    { ...item, key: 2, productId: '400', productIds: ['soep'] },
  ]);
  expect(withItem(two, 2, { time: '12:00' }).items.map(({ time }) => time)).toEqual(['', '12:00']);
  expect(withoutItem(two, 1)).toMatchObject({ flowId: 'f-dagje', items: [{ productId: '400' }] });
  expect(withoutItem({ ...one, needsTimes: true }, 1)).toMatchObject({ flowId: null, needsTimes: false });
  const third = withProduct(withoutItem(two, 1), treatments, { product: massage, offers });
  expect(third.items.map(({ key }) => key)).toEqual([2, 3]);
});

test('what is added to a booking stands beside what was added before', () => {
  const booking = { id: 'r1', flowId: 'f-dagje', personCount: 3, startDate: '2026-05-12' };
  const one = withProduct(additionDraft(booking), treatments, { product: massage, offers });
  expect(withProduct(one, treatments, { product: duo, offers }).items.map(({ productId }) => productId)).toEqual([
    '302',
    '303',
  ]);
});

test('the form of an entry has its times, that of treatments has none', () => {
  const form = deskForm(withProduct(start, entry, { product: threeHours, offers }));
  const item = { person: 1, productId: '100', productIds: [], preferredTime: null };
  const what = { personCount: 1, date: '2026-05-12', customerId: null, note: '' };
  expect(form).toEqual({ ...what, flowId: 'f-entree', startTime: '13:05', endTime: '16:05', items: [item] });
  expect(deskForm(withProduct(start, treatments, { product: massage, offers }))).toEqual({
    ...what,
    flowId: 'f-dagje',
    items: [{ ...item, productId: '302' }],
  });
});

test.each([
  ['has no flow', { flowId: null }],
  ['has no day', { date: '2026-05-32' }],
  ['has no arrival', { startTime: '' }],
  ['leaves as it comes', { startTime: '16:05' }],
  ['has nothing', { items: [] }],
])('a booking that %s is not asked for', (_what, changes) => {
  expect(deskForm({ ...withProduct(start, entry, { product: threeHours, offers }), ...changes })).toBeNull();
});

test('a card or voucher pays once, however often it is read', () => {
  const one = withCode(withCode(start, 'ABCD-EFGH'), 'abcd efgh');
  expect(one.codes).toEqual([{ code: 'ABCD-EFGH', amount: null }]);
  const two = withCode(one, 'WXYZ-WXYZ');
  expect(withCode(two, 'abcdefgh')).toEqual(two);
  expect(withCodeAmount(two, 1, 1250).codes.map(({ amount }) => amount)).toEqual([null, 1250]);
  expect(withoutCode(two, 0).codes).toEqual([{ code: 'WXYZ-WXYZ', amount: null }]);
  expect(deskForm({ ...withProduct(start, treatments, { product: massage, offers }), codes: one.codes })).toMatchObject(
    {
      flowId: 'f-dagje',
      codes: [{ code: 'ABCD-EFGH', amount: null }],
    },
  );
});

test('ten codes at most pay for one booking', () => {
  const full = Array.from({ length: 12 }, (_none, at) => `ABCD-EF${at + 10}`).reduce(withCode, start);
  expect(full.codes).toHaveLength(10);
});

const quote: StaffQuote = {
  sequence: 0,
  startTime: null,
  endTime: null,
  total: 8000,
  totalOpen: 8000,
  lines: [],
  notBookedProducts: [],
  credits: [],
};

const quoteLine = { name: '', isPart: false, price: 8000, endTime: null, resources: [], startTime: null, person: 1 };

test('only what has a line of its own is booked at its time: neither an arrangement, nor its parts', () => {
  const form = {
    flowId: 'f',
    personCount: 2,
    date: '2026-05-12',
    customerId: null,
    note: '',
    items: ['dag', '302', '303'].map((productId) => ({ person: 1, productId, productIds: [], preferredTime: null })),
  };
  const lines = [
    { ...quoteLine, xplanId: 'dag', startTime: '10:00' },
    { ...quoteLine, xplanId: '302', startTime: '11:00', isPart: true },
    { ...quoteLine, xplanId: '302', startTime: '12:00', person: 2 },
    { ...quoteLine, xplanId: '302', startTime: '14:00' },
  ];
  const booked = quotedForm(form, { ...quote, lines });
  expect(booked.items.map(({ productId, preferredTime }) => [productId, preferredTime])).toEqual([
    ['dag', null],
    ['302', '14:00'],
    ['303', null],
  ]);
  expect(booked).not.toHaveProperty('codes');
  expect(quotedForm(form, { ...quote, lines: [{ ...quoteLine, xplanId: 'dag' }] }).items).toEqual(form.items);
});

test('each credit pays what was told, or what staff set where nothing was', () => {
  const form = { flowId: 'f', personCount: 1, date: '2026-05-12', customerId: null, note: '', items: [] };
  const codes = [
    { code: 'A', amount: null },
    { code: 'B', amount: 500 },
  ];
  const credits = [{ amount: 2500 }] as StaffQuote['credits'];
  expect(quotedForm({ ...form, codes }, { ...quote, credits }).codes).toEqual([
    { code: 'A', amount: 2500 },
    { code: 'B', amount: 500 },
  ]);
});

test('a booking fits when all of it can be booked, and each credit pays', () => {
  const line = { ...quoteLine, xplanId: '302' };
  const credit = (amount: number) => ({ amount }) as StaffQuote['credits'][number];
  const fits = (changes: Partial<StaffQuote>): boolean => fitsWhole({ ...quote, lines: [line], ...changes });
  expect([fits({}), fits({ credits: [credit(1)] })]).toEqual([true, true]);
  const refused = [{ name: '', xplanId: '303', person: 1, reason: 'closed' as const, alternatives: [] }];
  expect([
    fits({ lines: [] }),
    fits({ notBookedProducts: refused }),
    fits({ credits: [credit(5), credit(0)] }),
  ]).toEqual([false, false, false]);
});
