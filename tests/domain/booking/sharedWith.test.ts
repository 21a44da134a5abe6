import { expect, test } from 'vitest';
import { sharedWith } from '#domain/booking/sharedWith.ts';

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
