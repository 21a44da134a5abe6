import type { ListMeta } from '#contract/names.ts';
import type { ListSearch } from './listSearch.ts';

type LocalList<Row> = {
  /** What the words of a search are looked for in. */
  textOf: (row: Row) => string;
  sorts: Readonly<Record<string, (row: Row) => string | number>>;
  filters?: Readonly<Record<string, (row: Row, value: string) => boolean>>;
  pageSize: number;
};

export type Listed<Row> = { data: Row[]; meta: ListMeta };

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A list that the browser has as a whole, as its address wants it. */
export function localList<Row>(
  all: readonly Row[],
  search: ListSearch,
  { textOf, sorts, filters = {}, pageSize }: LocalList<Row>,
): Listed<Row> {
  const words = plain(search.q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const matching = all
    .filter((row) => words.every((word) => plain(textOf(row)).includes(word)))
    .filter((row) => Object.entries(filters).every(([name, fits]) => !search[name] || fits(row, search[name])));
  const sorted = sort(matching, search.sort ?? '', sorts);
  const from = Math.min(Number(search.cursor?.split('.')[1] ?? 1), Math.max(1, sorted.length));
  const next = from + pageSize;
  const meta: ListMeta = {
    total: sorted.length,
    hasMore: false,
    from,
    next: next > sorted.length ? null : placeOf('after', next),
    previous: from === 1 ? null : placeOf('before', Math.max(1, from - pageSize)),
  };
  return { data: sorted.slice(from - 1, next - 1), meta };
}

/** In the form that the server's lists have. */
const placeOf = (direction: 'after' | 'before', from: number): string => `${direction}.${from}.row`;

function sort<Row>(rows: Row[], order: string, sorts: LocalList<Row>['sorts']): Row[] {
  const valueOf = sorts[order.replace(/^-/, '')];
  if (valueOf === undefined) return rows;
  const upwards = rows.toSorted((a, b) => compare(valueOf(a), valueOf(b)));
  return order.startsWith('-') ? upwards.toReversed() : upwards;
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}
