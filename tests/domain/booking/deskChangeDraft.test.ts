import { expect, test } from 'vitest';
import type { NotBooked, StaffChangeItem, StaffChangeQuote } from '#contract/names.ts';
import {
  changeForm,
  changeOrder,
  departuresAfter,
  fitsAsChosen,
  itemChange,
  itemOfRefusal,
  quarters,
  refusalsTogether,
  unchangedDraft,
  withItemChange,
} from '#domain/booking/deskChangeDraft.ts';

const refused = (person: number, change: Partial<NotBooked> = {}): NotBooked => ({
  name: 'Entree',
  xplanId: '100',
  person,
  reason: 'closed',
  alternatives: [],
  ...change,
});

test('guests of whom the same is refused stand together, but each with the times that they may choose', () => {
  const times = { xplanId: '302', alternatives: [{ date: '2026-05-16', time: '14:00' }] } as Partial<NotBooked>;
  const refusals = [refused(1), refused(2), refused(3, { reason: 'pool_full' }), refused(1, times), refused(2, times)];
  expect(refusalsTogether(refusals).map((each) => each.map(({ person }) => person))).toEqual([[1, 2], [3], [1], [2]]);
});

const toFacial = { itemId: 'i1', productId: '303', startTime: null };
const toPeeling = { itemId: 'i2', productId: '304' };

test('nothing is asked while nothing would be different', () => {
  expect(unchangedDraft).toEqual({ endTime: null, items: [], refund: false });
  expect(changeForm(unchangedDraft)).toBeNull();
  expect(changeForm({ ...unchangedDraft, refund: true })).toBeNull();
  expect(changeForm({ ...unchangedDraft, endTime: '18:00' })).toEqual({ items: [], endTime: '18:00' });
  expect(changeForm({ ...unchangedDraft, items: [toFacial], refund: true })).toEqual({
    items: [toFacial],
    refund: true,
  });
});

test('an item becomes one thing at a time, or stays what it is', () => {
  const both = withItemChange(withItemChange(unchangedDraft, 'i1', toFacial), 'i2', toPeeling);
  expect(both.items).toEqual([toFacial, toPeeling]);
  const later = { ...toFacial, startTime: '15:00' };
  expect(withItemChange(both, 'i1', later).items).toEqual([toPeeling, later]);
  expect(withItemChange(both, 'i1', null).items).toEqual([toPeeling]);
});

test('an item of the same product at its own time is no change', () => {
  const item = { itemId: 'i1', productId: '302' };
  const becomes = { productId: '302', productIds: [], startTime: null };
  expect(itemChange(item, becomes as never)).toBeNull();
  expect(itemChange(item, { ...becomes, startTime: '15:00' } as never)).toMatchObject({
    itemId: 'i1',
    startTime: '15:00',
  });
  expect(itemChange(item, { ...becomes, productId: '303' } as never)).toMatchObject({ itemId: 'i1', productId: '303' });
});

test('what is ordered is what was quoted, with all that goes back', () => {
  const quoted = { sequence: 4, total: 7000, back: [{ amount: 500 }, { amount: 250 }], notBookedProducts: [] };
  const quote = quoted as unknown as StaffChangeQuote;
  const order = { sequence: 4, total: 7000, back: 750 };
  expect(changeOrder(unchangedDraft, quote)).toEqual({ ...order, change: { items: [] } });
  expect(changeOrder({ ...unchangedDraft, endTime: '18:00' }, quote)).toEqual({
    ...order,
    change: { items: [], endTime: '18:00' },
  });
  expect(fitsAsChosen(quote)).toBe(true);
  expect(fitsAsChosen({ ...quote, notBookedProducts: [refused(1)] })).toBe(false);
});

test('a refusal is about the item of that guest that is, or would become, what was refused', () => {
  const item = (itemId: string, productId: string, persons: number[]) =>
    ({ itemId, productId, persons }) as StaffChangeItem;
  const items = [item('i1', '302', [1]), item('i2', '302', [2, 3]), item('i3', '305', [2])];
  const draft = withItemChange(unchangedDraft, 'i3', { itemId: 'i3', productId: '304' });
  const itemOf = (xplanId: string, person: number) => itemOfRefusal(items, draft, { xplanId, person });
  expect(itemOf('302', 3)).toEqual({ itemId: 'i2', productId: '302' });
  expect(itemOf('304', 2)).toEqual({ itemId: 'i3', productId: '304' });
  expect([itemOf('305', 2), itemOf('302', 4), itemOf('999', 1)]).toEqual([null, null, null]);
});

test('times are chosen by the quarter, and one that is between stays to be chosen', () => {
  const times = quarters('10:05');
  expect([times[0], times[1], times.at(-1), times.length]).toEqual(['00:00', '00:15', '23:45', 97]);
  expect(times.slice(40, 43)).toEqual(['10:00', '10:05', '10:15']);
  expect([quarters('10:15').length, quarters('').length]).toEqual([96, 96]);
});

test('a guest leaves at least a quarter of an hour after arriving', () => {
  expect(departuresAfter('22:50', ['23:40', null, ''])).toEqual(['23:15', '23:30', '23:40', '23:45']);
  expect(departuresAfter('22:45', [])).toEqual(['23:00', '23:15', '23:30', '23:45']);
  expect(departuresAfter('23:50', ['23:55'])).toEqual(['23:55']);
  expect(departuresAfter('', [])[0]).toBe('00:15');
});
