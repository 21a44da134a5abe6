import { expect, test } from 'vitest';
import { listQuery, listSearch, nextSort, withChoice } from '#web/features/admin/kit/list/listSearch.ts';

const search = listSearch(['role', 'state']);

test('an address keeps what a list knows, and nothing that cannot be', () => {
  expect(
    search({ q: 'mila', sort: '-email', cursor: 'after.26.st-mila', role: 'owner', state: '', colour: 'red' }),
  ).toEqual({
    q: 'mila',
    sort: '-email',
    cursor: 'after.26.st-mila',
    role: 'owner',
  });
  expect(search({ q: 5, sort: 'a;b', cursor: '2', role: 'x'.repeat(80) })).toEqual({});
});

test('another choice begins at the first page, and an empty one is taken away', () => {
  expect(withChoice({ q: 'a', cursor: 'after.26.x' }, 'role', 'desk')).toEqual({ q: 'a', role: 'desk' });
  expect(withChoice({ q: 'a', role: 'desk' }, 'q', '')).toEqual({ role: 'desk' });
});

test('a column is sorted upwards, then downwards', () => {
  expect([nextSort(undefined, 'name'), nextSort('name', 'name'), nextSort('-name', 'name')]).toEqual([
    'name',
    '-name',
    'name',
  ]);
});

test('the server is asked with a place and pairs', () => {
  expect(listQuery({ q: 'a', cursor: 'after.26.x', role: 'desk', state: 'active' }, ['role', 'state'])).toEqual({
    q: 'a',
    cursor: 'after.26.x',
    filter: 'role:desk,state:active',
  });
  expect(listQuery({}, ['role'])).toEqual({});
});
