import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isLocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import { problem } from './problem.ts';

/** How a list is asked for; the specification gives page 1 of 25 when nothing is said. */
export interface ListQuery {
  q?: string;
  filter?: string;
  sort?: string;
  page?: number;
  pageSize?: number;
}

type Condition = RawBuilder<unknown>;
/** A condition for this text, or `null` when it is none that the field can have. */
type Filter = (value: string) => Condition | null;

/** What may be asked of a list. Statement parts share their table names; `where` holds the venue. */
export interface ListDefinition {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: Condition;
  /** The text in which every word of `q` must occur. */
  searched: RawBuilder<unknown>;
  /** Rows that the whole of `q` names, found beside those; `null` when it is no such name. */
  known?: (q: string) => Condition | null;
  sorts: Record<string, RawBuilder<unknown>>;
  /** A name of `sorts`, downwards with a leading minus. */
  usualSort: string;
  filters: Record<string, Filter>;
  /** Breaks ties, so that pages neither repeat nor lose a row. */
  id: RawBuilder<unknown>;
}

export interface List<Row> {
  data: Row[];
  meta: { total: number; page: number; pageSize: number };
}

/** A page of a list. Throws `validation_failed` at /query/filter or /query/sort for fields that are not there. */
export async function readList<Row>(db: Db, query: ListQuery, definition: ListDefinition): Promise<List<Row>> {
  const { page = 1, pageSize = 25 } = query;
  const { from, columns, id } = definition;
  const where = sql.join(
    [definition.where, ...searchedBy(query.q ?? '', definition), ...filteredBy(query.filter ?? '', definition)],
    sql` and `,
  );
  const counted = await sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(db);
  const found = await sql<Row>`select ${columns} from ${from} where ${where}
    order by ${orderOf(query.sort ?? definition.usualSort, definition)}, ${id}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return { data: found.rows, meta: { total: counted.rows[0]?.total ?? 0, page, pageSize } };
}

const refused = (pointer: string, code: string) => problem('validation_failed', { errors: [{ pointer, code }] });

function searchedBy(q: string, { searched, known }: ListDefinition): Condition[] {
  const words = q.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = words.map((word) => sql`${searched} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  const named = known?.(q);
  return named ? [sql`(${named} or (${sql.join(found, sql` and `)}))`] : found;
}

function filteredBy(filter: string, { filters }: ListDefinition): Condition[] {
  const pairs = filter.split(',').filter((pair) => pair.trim() !== '');
  return pairs.map((pair) => {
    const [field = '', ...rest] = pair.split(':');
    const of = Object.hasOwn(filters, field.trim()) ? filters[field.trim()] : undefined;
    if (!of) throw refused('/query/filter', 'not_allowed');
    const condition = of(rest.join(':').trim());
    if (!condition) throw refused('/query/filter', 'invalid');
    return condition;
  });
}

function orderOf(sort: string, { sorts }: ListDefinition): RawBuilder<unknown> {
  const field = sort.replace(/^-/, '');
  const expression = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (!expression) throw refused('/query/sort', 'not_allowed');
  return sort.startsWith('-') ? sql`${expression} desc` : sql`${expression} asc`;
}

/** Rows whose column is this very text. */
export const equals =
  (column: RawBuilder<unknown>): Filter =>
  (value) =>
    sql`${column} = ${value}`;

/** Rows whose column is true or false. */
export const isTrue =
  (column: RawBuilder<unknown>): Filter =>
  (value) =>
    value === 'true' ? sql`${column}` : value === 'false' ? sql`not ${column}` : null;

/** Rows that touch the days from, or up to, a date; both inclusive. */
export const touchesDays = (fromDate: RawBuilder<unknown>, toDate: RawBuilder<unknown>) => ({
  fromDate: (value: string) => (isLocalDate(value) ? sql`${toDate} >= ${value}::date` : null),
  toDate: (value: string) => (isLocalDate(value) ? sql`${fromDate} <= ${value}::date` : null),
});
