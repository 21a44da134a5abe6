import {
  companionsAt,
  firstFreeGuest,
  guestChoices,
  guestGroups,
  guestNumbers,
  personsWithProducts,
  sharedWith,
} from '#domain/booking/guests.ts';
import { expect, test } from 'vitest';

test('minus one stands for every guest', () => {
  expect(guestNumbers([-1], 3)).toEqual([1, 2, 3]);
});

test('guests come in order and once', () => {
  expect(guestNumbers([3, 1, 3], 3)).toEqual([1, 3]);
});

test.each([[[]], [[0]], [[4]], [[-1, 1]], [[-2]], [[1.5]], [[Number.NaN]]])('%j names no group of three', (persons) => {
  expect(guestNumbers(persons, 3)).toBeNull();
});

test('a duo treatment is for any two guests of the group', () => {
  expect(guestGroups(3, 2)).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});

test('one guest cannot have a duo treatment', () => {
  expect(guestGroups(1, 2)).toEqual([]);
});

test('a treatment for one is for each guest', () => {
  expect(guestGroups(2, 1)).toEqual([[1], [2]]);
});

test('four of five guests can be chosen in five ways', () => {
  expect(guestGroups(5, 4)).toHaveLength(5);
});

test('each guest can be chosen', () => {
  expect(guestChoices({ personCount: 3, size: 1, everyone: false })).toEqual([[1], [2], [3]]);
});

test('everyone can be chosen where the venue allows it and there is more than one guest', () => {
  expect(guestChoices({ personCount: 2, size: 1, everyone: true })).toEqual([[1], [2], [-1]]);
  expect(guestChoices({ personCount: 1, size: 1, everyone: true })).toEqual([[1]]);
});

test('what two guests do together is chosen for a pair, never for everyone', () => {
  expect(guestChoices({ personCount: 3, size: 2, everyone: true })).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});

test('one guest alone cannot have what needs two', () => {
  expect(guestChoices({ personCount: 1, size: 2, everyone: false })).toEqual([]);
});

test('things are chosen for the first guest who has nothing', () => {
  expect(firstFreeGuest(3, [])).toBe(1);
  expect(firstFreeGuest(3, [1])).toBe(2);
  expect(firstFreeGuest(3, [1, 3])).toBe(2);
});

test('when all have something it is the first guest again', () => {
  expect(firstFreeGuest(2, [1, 2])).toBe(1);
});

const massage = (startTime: string) => ({ xplanId: 'massage', startTime });
const persons = [
  { number: 1, products: [massage('13:00')] },
  { number: 2, products: [] },
  { number: 3, products: [{ xplanId: 'day', startTime: null, products: [massage('13:00')] }] },
  { number: 4, products: [massage('14:00'), { xplanId: 'scrub', startTime: '13:00' }] },
];

test('companions have the same treatment at the same start, also inside an arrangement', () => {
  expect(companionsAt(persons, { xplanId: 'massage', startTime: '13:00', guests: [2] })).toEqual([1, 3]);
});

test('a guest is no companion of their own', () => {
  expect(companionsAt(persons, { xplanId: 'massage', startTime: '13:00', guests: [1, 3] })).toEqual([]);
});

test('guests without products do not count', () => {
  const persons = [
    { number: 3, products: ['a'] },
    { number: 2, products: [] },
    { number: 1, products: ['a', 'b'] },
  ];
  expect(personsWithProducts(persons)).toEqual([1, 3]);
  expect(personsWithProducts([])).toEqual([]);
});

const item = (person: number, unitId: string | null, parentId: string | null = null) => ({ person, unitId, parentId });

test('a duo treatment is shared with the other guest', () => {
  const items = [item(1, null), item(3, 'duo'), item(2, 'duo')];
  expect(items.map((one) => sharedWith(one, items))).toEqual([[], [2], [3]]);
});

test('of a shared arrangement the whole is shared and its parts are not told one by one', () => {
  const items = [item(1, 'dag'), item(1, 'dag', 'root'), item(2, 'dag'), item(2, 'dag', 'other')];
  expect(items.map((one) => sharedWith(one, items))).toEqual([[2], [], [1], []]);
});

test('two duos of the same kind are shared each with its own companion', () => {
  const items = [item(1, 'a'), item(2, 'a'), item(3, 'b'), item(4, 'b')];
  expect(items.map((one) => sharedWith(one, items))).toEqual([[2], [1], [4], [3]]);
});

test('guests are named in the order of their numbers', () => {
  const products = [{ xplanId: 'duo', startTime: '11:00' }];
  const persons = [3, 10, 1, 2].map((number) => ({ number, products }));
  expect(personsWithProducts(persons)).toEqual([1, 2, 3, 10]);
  expect(companionsAt(persons, { xplanId: 'duo', startTime: '11:00', guests: [1] })).toEqual([2, 3, 10]);
  const shared = [3, 10, 1, 2, 3].map((person) => ({ person, unitId: 'u', parentId: null }));
  expect(sharedWith(shared[2]!, shared)).toEqual([2, 3, 10]);
});

test('what is no part of a unit is shared with nobody', () => {
  const alone = [1, 2].map((person) => ({ person, unitId: null, parentId: null }));
  expect(sharedWith(alone[0]!, alone)).toEqual([]);
});
