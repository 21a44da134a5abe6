import { expect, test } from 'vitest';
import { movedTo } from '#web/features/admin/kit/list/movedTo.ts';
import { between } from '#web/features/admin/kit/list/useSelection.ts';

test('a row moves up, down and to either end, and the others keep their order', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(movedTo(list, 'c', 0)).toEqual(['c', 'a', 'b', 'd']);
  expect(movedTo(list, 'a', 3)).toEqual(['b', 'c', 'd', 'a']);
  expect(movedTo(list, 'b', 2)).toEqual(['a', 'c', 'b', 'd']);
});

test('with Shift all between two rows is chosen, whichever came first', () => {
  expect(between(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(between(['b', 'c'], 'a', 'c')).toEqual(['c']);
});
