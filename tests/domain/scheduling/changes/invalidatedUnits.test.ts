import { expect, test } from 'vitest';
import { invalidatedUnits } from '#domain/scheduling/changes/invalidatedUnits.ts';
import type { Catalogue, GroupItem } from '#domain/scheduling/changes/invalidatedUnits.ts';
import type { BookableProduct } from '#domain/scheduling/day/day.ts';

const product = (xplanId: string, duration: number | null, guests = 1): BookableProduct => ({
  xplanId,
  type: 0,
  planning: duration === null ? null : { duration, bufferBefore: 0, bufferAfter: 0, guests, needs: [], pool: null },
  stay: null,
});
const activity = {
  arrivalFrom: 600,
  arrivalTo: 840,
  arrivalStep: 30,
  departureUntil: 1320,
  departureStep: 30,
  minStay: 120,
  maxStay: 720,
};
const catalogue: Catalogue = {
  products: new Map([
    ['massage', product('1', 50)],
    ['duo', product('2', 50, 2)],
    ['thee', product('3', null)],
    ['entree', product('4', null)],
  ]),
  activities: new Map([['verblijf', { activity, poolId: 'baden' }]]),
};
const item = (id: string, productId: string, change: Partial<GroupItem> = {}): GroupItem => ({
  id,
  reservationId: 'r',
  person: 1,
  productId,
  unitId: null,
  parentId: null,
  objectType: 'product',
  checkinType: false,
  startMinute: 780,
  endMinute: 830,
  ...change,
});
const unitsOf = (items: GroupItem[], ...invalidatedIds: string[]) =>
  invalidatedUnits(items, new Set(invalidatedIds), catalogue);

test('a treatment moves by itself, as near to its start as can be', () => {
  const [unit, ...others] = unitsOf([item('a', 'massage'), item('b', 'massage', { startMinute: 900 })], 'b');
  expect(others).toEqual([]);
  expect(unit).toMatchObject({ id: 'b', itemIds: ['b'], start: 900 });
  expect(unit?.booked).toEqual({
    request: { id: 'b', guests: [1], products: [catalogue.products.get('massage')], preferred: 900, isFixed: false },
  });
});

test('a duo moves with both guests, once', () => {
  const both = [item('a', 'duo', { unitId: 'u' }), item('b', 'duo', { unitId: 'u', person: 2 })];
  const [unit, ...others] = unitsOf(both, 'a', 'b');
  expect(others).toEqual([]);
  expect(unit).toMatchObject({ id: 'u', itemIds: ['a', 'b'] });
  expect(unit?.booked).toMatchObject({ request: { guests: [1, 2], products: [catalogue.products.get('duo')] } });
});

test('an arrangement moves with all its parts', () => {
  const parts = [
    item('c', 'dag', { objectType: 'collection', startMinute: 780 }),
    item('c1', 'thee', { parentId: 'c', startMinute: null, endMinute: null }),
    item('c2', 'massage', { parentId: 'c' }),
  ];
  const [unit] = unitsOf(parts, 'c2');
  expect(unit).toMatchObject({ id: 'c', itemIds: ['c', 'c1', 'c2'] });
  expect(unit?.booked).toMatchObject({ request: { guests: [1], preferred: 780 } });
});

test('a stay moves as long as it is', () => {
  const times = { startMinute: 600, endMinute: 840 };
  const stay = [item('e', 'entree', times), item('v', 'verblijf', { ...times, parentId: 'e', checkinType: true })];
  const [unit] = unitsOf(stay, 'v');
  expect(unit).toMatchObject({ id: 'e', itemIds: ['e', 'v'], start: 600 });
  expect(unit?.booked).toEqual({
    stay: { activity, poolId: 'baden', units: 1, span: { from: 600, to: 840 } },
    guests: [1],
  });
});

test('what is not sold any more, or has no times any more, cannot be moved', () => {
  expect(unitsOf([item('a', 'weg')], 'a')[0]?.booked).toBeNull();
  expect(unitsOf([item('a', 'thee')], 'a')[0]?.booked).toBeNull();
  const stay = item('v', 'massage', { parentId: 'e', checkinType: true });
  expect(unitsOf([item('e', 'entree'), stay], 'v')[0]?.booked).toBeNull();
});
