import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { addDays, isLocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import { problem } from './problem.ts';

export interface ListQuery {
  q?: string;
  filter?: string;
  sort?: string;
  page?: number;
  pageSize?: number;
}

type Condition = RawBuilder<unknown>;
type Filter = (value: string) => Condition | null;

export interface ListDefinition {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: Condition;
  /** Missing where the list takes no `q`: words that name persons stand in no address. */
  searched?: RawBuilder<unknown>;
  /** Rows that the whole `q` names, beside the matches on words; `null` when it is no such name. */
  exactMatch?: (q: string) => Condition | null;
  sorts: Record<string, RawBuilder<unknown>>;
  defaultSort: string;
  filters: Record<string, Filter>;
  id: RawBuilder<unknown>;
}

export interface List<Row> {
  data: Row[];
  meta: { total: number; page: number; pageSize: number };
}

export async function readList<Row>(db: Db, query: ListQuery, definition: ListDefinition): Promise<List<Row>> {
  const { page = 1, pageSize = 25 } = query;
  const { from, columns, id } = definition;
  const where = listedBy(query, definition);
  const counted = await sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(db);
  const selected = await sql<Row>`select ${columns} from ${from} where ${where}
    order by ${orderOf(query.sort ?? definition.defaultSort, definition)}, ${id}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { data: selected.rows, meta: { total: counted.rows[0]?.total ?? 0, page, pageSize } };
}

/** Which rows a query lists. Throws `validation_failed` for a filter that is none of the list's. */
export const listedBy = ({ q = '', filter = '' }: ListQuery, definition: Narrowed): Condition =>
  sql.join([definition.where, ...searchedBy(q, definition), ...filteredBy(filter, definition)], sql` and `);

type Narrowed = Pick<ListDefinition, 'where' | 'searched' | 'exactMatch' | 'filters'>;

const invalidQuery = (pointer: string, code: string) => problem('validation_failed', { errors: [{ pointer, code }] });

function searchedBy(q: string, { searched, exactMatch }: Narrowed): Condition[] {
  const words = q.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0 || searched === undefined) return [];
  const wordConditions = words.map((word) => sql`${searched} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  const exactCondition = exactMatch?.(q);
  return exactCondition ? [sql`(${exactCondition} or (${sql.join(wordConditions, sql` and `)}))`] : wordConditions;
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

function orderOf(sort: string, { sorts }: ListDefinition): RawBuilder<unknown> {
  const field = sort.replace(/^-/, '');
  const expression = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (!expression) throw invalidQuery('/query/sort', 'not_allowed');
  return sort.startsWith('-') ? sql`${expression} desc` : sql`${expression} asc`;
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
