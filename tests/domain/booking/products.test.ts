import { inTimeOrder, lengthOf, partLines, visibleProducts } from '#domain/booking/products.ts';
import { expect, test } from 'vitest';
import { heldItem } from './reservationItems.ts';

test('the activity of a check-in is not shown to guests', () => {
  const entry = heldItem({ itemId: 'entry', type: 10, checkinType: true });
  const massage = heldItem({ itemId: 'massage' });
  expect(visibleProducts([entry, heldItem({ checkinType: true }), massage])).toEqual([entry, massage]);
});

const part = (name: string, type: number, startTime: string | null, checkinType = false) => ({
  name,
  type,
  startTime,
  checkinType,
});

test('parts without a time come first, then the others by their start', () => {
  const tea = part('Thee', 1, null);
  const dinner = part('Diner', 16, '18:00');
  const massage = part('Rugmassage', 0, '13:00');
  const towel = part('Handdoek', 1, null);
  expect(partLines([tea, dinner, massage, towel])).toEqual({ plain: [tea, towel], timed: [massage, dinner] });
});

test('the products of a guest are told as the day goes', () => {
  const [entry, late, early] = [part('Entree', 10, null), part('Rugmassage', 0, '15:00'), part('Scrub', 0, '11:30')];
  expect(inTimeOrder([late, entry, early])).toEqual([entry, early, late]);
});

test("an entry has the visit's times, so it is told without its own", () => {
  const entry = part('Entree hele dag', 10, '10:00');
  expect(partLines([entry])).toEqual({ plain: [entry], timed: [] });
});

test('the activity of a check-in is not told', () => {
  expect(partLines([part('Verblijf', 0, '10:00', true)])).toEqual({ plain: [], timed: [] });
});

const item = (type: number, startTime: string | null, endTime: string | null) => ({ type, startTime, endTime });

test('a treatment takes from its start to its end', () => {
  expect(lengthOf(item(0, '13:00', '13:50'))).toBe(50);
  expect(lengthOf(item(14, '23:00', '24:00'))).toBe(60);
});

test.each([
  ['an entry', item(10, '10:00', '18:00')],
  ['a table', item(16, '18:00', '20:00')],
  ['a treatment without times', item(0, null, null)],
  ['a treatment without an end', item(0, '13:00', null)],
])('%s has no length to tell', (_what, one) => {
  expect(lengthOf(one)).toBeNull();
});
