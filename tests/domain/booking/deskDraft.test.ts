import { expect, test } from 'vitest';
import {
  additionDraft,
  deskForm,
  emptyDraft,
  quotedForm,
  withItem,
  withoutItem,
  withProduct,
} from '#domain/booking/deskDraft.ts';
import type { DeskProduct } from '#contract/names.ts';

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
