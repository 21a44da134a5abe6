import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ListMeta } from '#contract/names.ts';
import { addDays, isLocalDate } from '#domain/values/localDate.ts';
import { anywhere, isAmong } from '#server/db/namedBy.ts';
import type { Db } from '#server/db/schema.ts';
import { pageOf, parseCursor } from './cursor.ts';
import type { Cursor } from './cursor.ts';
import { problem } from './problem.ts';

export interface ListQuery {
  q?: string;
  filter?: string;
  sort?: string;
  cursor?: string | undefined;
  pageSize?: number;
}

type Condition = RawBuilder<unknown>;
type Filter = (value: string) => Condition | null;

export interface ListDefinition {
  columns: RawBuilder<unknown>;
  /** With left joins, also of what is always there: a count leaves them out. */
  from: RawBuilder<unknown>;
  where: Condition;
  /** Missing where the list takes no `q`: words that name persons stand in no address. */
  searched?: RawBuilder<unknown>;
  /** Selects the ids that a word names, by indexes: for lists that grow with the book. */
  named?: (word: string) => RawBuilder<unknown>;
  /** Selects the ids that the whole `q` names, beside those of its words. */
  namedExactly?: (q: string) => RawBuilder<unknown>;
  /** Never null: what has no value sorts as one that is before or after all. */
  sorts: Record<string, RawBuilder<unknown>>;
  defaultSort: string;
  filters: Record<string, Filter>;
  id: RawBuilder<unknown>;
}

export interface List<Row> {
  data: Row[];
  meta: ListMeta;
}

const defaultPageSize = 25;

/** More rows are not counted: a list of a million answers as fast as one of a thousand. */
const mostCounted = 1000;

/** A page of a list, found by its place in the order, so that the last one costs what the first does. */
export async function readList<Row>(db: Db, query: ListQuery, definition: ListDefinition): Promise<List<Row>> {
  const { cursor: cursorText, pageSize = defaultPageSize } = query;
  const cursor = cursorText === undefined ? null : parseCursor(cursorText);
  const where = listedBy(query, definition);
  const rows = await readBeyond<Row>(db, cursor, { definition, where, sort: query.sort, limit: pageSize + 1 });
  const hasGone = rows.length === 0 && cursor !== null;
  if (hasGone) return readList(db, { ...query, cursor: undefined }, definition);
  const counted = await sql<{ count: number }>`select count(*)::int as count
    from (select from ${definition.from} where ${where} limit ${mostCounted + 1}) as listed`.execute(db);
  const { count } = counted.rows[0]!;
  const { shown, ...places } = pageOf(rows, cursor, pageSize);
  return {
    data: shown.map(({ rowId: _, ...row }) => row as Row),
    meta: { total: Math.min(count, mostCounted), hasMore: count > mostCounted, ...places },
  };
}

interface Part {
  definition: ListDefinition;
  where: Condition;
  sort: string | undefined;
  limit: number;
}

/** Rows from the cursor on, away from it. */
async function readBeyond<Row>(
  db: Db,
  cursor: Cursor | null,
  { definition, where, sort, limit }: Part,
): Promise<(Row & { rowId: string })[]> {
  const { from, columns, id } = definition;
  const { expression, isDescending } = orderOf(sort ?? definition.defaultSort, definition);
  const goesDown = isDescending !== (cursor?.direction === 'before');
  const order = goesDown ? sql`desc` : sql`asc`;
  const isBeyond = cursor
    ? sql`(${expression}, ${id}) ${goesDown ? sql`<` : sql`>`}
        (select ${expression}, ${id} from ${from} where ${definition.where} and ${id} = ${cursor.id})`
    : sql`true`;
  const { rows } = await sql<Row & { rowId: string }>`select ${columns}, ${id} as row_id from ${from}
    where ${where} and ${isBeyond} order by ${expression} ${order}, ${id} ${order} limit ${limit}`.execute(db);
  return rows;
}

/** Which rows a query lists. Throws `validation_failed` for a filter that is none of the list's. */
export const listedBy = ({ q = '', filter = '' }: ListQuery, definition: Narrowed): Condition =>
  sql.join([definition.where, ...searchedBy(q, definition), ...filteredBy(filter, definition)], sql` and `);

type Narrowed = Pick<ListDefinition, 'where' | 'searched' | 'named' | 'namedExactly' | 'filters' | 'id'>;

const invalidQuery = (pointer: string, code: string) => problem('validation_failed', { errors: [{ pointer, code }] });

/** What an index can find. */
const threeLetters = /[\p{L}\p{N}]{3}/u;

function searchedBy(q: string, definition: Narrowed): Condition[] {
  const { id, searched, named, namedExactly } = definition;
  const words = q.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0 || searched === undefined) return [];
  const indexed = named ? words.filter((word) => threeLetters.test(word)) : [];
  const compared = words.filter((word) => !indexed.includes(word));
  const conditions = compared.map((word) => sql`${searched} ilike ${anywhere(word)}`);
  const exactIds = namedExactly?.(q);
  const rowConditions =
    exactIds && conditions.length > 0
      ? [sql`(${isAmong(id, exactIds)} or (${sql.join(conditions, sql` and `)}))`]
      : conditions;
  if (!named || indexed.length === 0) return rowConditions;
  const ids = sql.join(
    indexed.map((word) => sql`(${named(word)})`),
    sql` intersect `,
  );
  return [isAmong(id, exactIds ? sql`${exactIds} union all (${ids})` : ids), ...rowConditions];
}

function filteredBy(filter: string, { filters }: Narrowed): Condition[] {
  const pairs = filter.split(',').filter((pair) => pair.trim() !== '');
  return pairs.map((pair) => {
    const [field = '', ...rest] = pair.split(':');
    const filterBy = Object.hasOwn(filters, field.trim()) ? filters[field.trim()] : undefined;
    if (!filterBy) throw invalidQuery('/query/filter', 'not_allowed');
    const condition = filterBy(rest.join(':').trim());
    if (!condition) throw invalidQuery('/query/filter', 'invalid');
    return condition;
  });
}

function orderOf(sort: string, { sorts }: ListDefinition): { expression: RawBuilder<unknown>; isDescending: boolean } {
  const field = sort.replace(/^-/, '');
  const expression = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (!expression) throw invalidQuery('/query/sort', 'not_allowed');
  return { expression, isDescending: sort.startsWith('-') };
}

export const equals =
  (column: RawBuilder<unknown>): Filter =>
  (value) =>
    sql`${column} = ${value}`;

export const isTrue =
  (column: RawBuilder<unknown>): Filter =>
  (value) =>
    value === 'true' ? sql`${column}` : value === 'false' ? sql`not ${column}` : null;

export const touchesDays = (fromDate: RawBuilder<unknown>, toDate: RawBuilder<unknown>) => ({
  fromDate: (value: string) => (isLocalDate(value) ? sql`${toDate} >= ${value}::date` : null),
  toDate: (value: string) => (isLocalDate(value) ? sql`${fromDate} <= ${value}::date` : null),
});

/** Instants by days of the venue, both included. */
export function onDays(at: RawBuilder<unknown>, venueId: string): Record<'fromDate' | 'toDate', Filter> {
  const startOf = (day: string): Condition =>
    sql`(${day}::date)::timestamp at time zone (select time_zone from venue where venue_id = ${venueId})`;
  return {
    fromDate: (day) => (isLocalDate(day) ? sql`${at} >= ${startOf(day)}` : null),
    toDate: (day) => (isLocalDate(day) ? sql`${at} < ${startOf(addDays(day, 1))}` : null),
  };
}
