import { expect, test } from 'vitest';
import { localList } from '#web/features/admin/kit/list/localList.ts';
import type { ListSearch } from '#web/features/admin/kit/list/listSearch.ts';

type Row = { name: string; kind: string; price: number };

const rows: Row[] = [
  { name: 'Rugmassage', kind: 'product', price: 4500 },
  { name: 'Gezicht na de zon', kind: 'product', price: 12000 },
  { name: 'Café crème', kind: 'collection', price: 900 },
];

const namesOf = (search: ListSearch): string[] =>
  localList(rows, search, {
    textOf: ({ name }) => name,
    sorts: { name: ({ name }) => name, price: ({ price }) => price },
    filters: { kind: ({ kind }, value) => kind === value },
    pageSize: 2,
  }).data.map(({ name }) => name);

test('every word is looked for, whatever its case and accents', () => {
  expect(namesOf({ q: 'CREME caf' })).toEqual(['Café crème']);
  expect(namesOf({ q: 'zon massage' })).toEqual([]);
});

test('prices are sorted as numbers, and downwards after a minus', () => {
  expect(namesOf({ sort: 'price' })).toEqual(['Café crème', 'Rugmassage']);
  expect(namesOf({ sort: '-price' })).toEqual(['Gezicht na de zon', 'Rugmassage']);
});

test('a filter narrows, a page shows its part, an unknown column changes nothing', () => {
  expect(namesOf({ kind: 'collection' })).toEqual(['Café crème']);
  expect(namesOf({ cursor: 'after.3.row', sort: 'colour' })).toEqual(['Café crème']);
});

test('a page knows its place and those beside it', () => {
  const listed = { textOf: ({ name }: Row) => name, sorts: {}, pageSize: 1 };
  const first = localList(rows, {}, listed);
  expect(first.meta).toEqual({ total: 3, hasMore: false, from: 1, next: 'after.2.row', previous: null });
  const second = localList(rows, { cursor: first.meta.next! }, listed);
  expect(second.meta).toMatchObject({ from: 2, next: 'after.3.row', previous: 'before.1.row' });
  expect(localList(rows, { cursor: second.meta.previous! }, listed)).toEqual(first);
  expect(localList(rows, { cursor: 'after.90.row' }, listed).meta).toMatchObject({ from: 3, next: null });
});
