import { pageOf, type ListSearch } from './listSearch.ts';

type LocalList<Row> = {
  /** What the words of a search are looked for in. */
  textOf: (row: Row) => string;
  sorts: Readonly<Record<string, (row: Row) => string | number>>;
  filters?: Readonly<Record<string, (row: Row, value: string) => boolean>>;
  pageSize: number;
};

export type ListedRows<Row> = { rows: Row[]; total: number };

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A list that the browser has as a whole, as its address wants it. */
export function localList<Row>(
  all: readonly Row[],
  search: ListSearch,
  { textOf, sorts, filters = {}, pageSize }: LocalList<Row>,
): ListedRows<Row> {
  const words = plain(search.q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const matching = all
    .filter((row) => words.every((word) => plain(textOf(row)).includes(word)))
    .filter((row) => Object.entries(filters).every(([name, fits]) => !search[name] || fits(row, search[name])));
  const sorted = sort(matching, search.sort ?? '', sorts);
  const from = (pageOf(search) - 1) * pageSize;
  return { rows: sorted.slice(from, from + pageSize), total: sorted.length };
}

function sort<Row>(rows: Row[], order: string, sorts: LocalList<Row>['sorts']): Row[] {
  const valueOf = sorts[order.replace(/^-/, '')];
  if (valueOf === undefined) return rows;
  const upwards = rows.toSorted((a, b) => compare(valueOf(a), valueOf(b)));
  return order.startsWith('-') ? upwards.toReversed() : upwards;
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}
