import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** What a statement of the audit reads a part of: the rows of a table by id, days, or a venue as a whole. */
export type SlicedBy =
  | 'reservation'
  | 'payment'
  | 'ledger_entry'
  | 'redemption'
  | 'refund'
  | 'day_close'
  | 'gift_card'
  | 'subscription'
  | 'job'
  | 'day'
  | 'venue';

/** Whether a row is in the slice, by a column such as `r.id`. Its table has `venue_id`. */
export type Within = (column: `${string}.${string}`) => RawBuilder<unknown>;

export interface SliceCheck {
  by: SlicedBy;
  /** Selects `venue_id` and id of everything in the slice that violates it. */
  breaches: (within: Within) => RawBuilder<unknown>;
}

export const per = (by: SlicedBy, breaches: SliceCheck['breaches']): SliceCheck => ({ by, breaches });

interface Range {
  venueId: string;
  /** Exclusive; null: from the first. */
  after: string | null;
  /** Inclusive; null: to the last. */
  upTo: string | null;
}

interface Listed {
  venueId: string;
  /** Ids or days. */
  listed: readonly string[];
}

export type Slice = Range | Listed;

export const rowsAtOnce = 2_000;

export function withinSlice(slice: Slice): Within {
  return (column) => sql`(${sql.ref(`${column.split('.')[0]!}.venue_id`)} = ${slice.venueId}${among(column, slice)})`;
}

function among(column: string, slice: Slice): RawBuilder<unknown> {
  if ('listed' in slice) return sql` and ${sql.ref(column)} = any(${slice.listed})`;
  const above = slice.after === null ? sql`` : sql` and ${sql.ref(column)} > ${slice.after}`;
  const below = slice.upTo === null ? sql`` : sql` and ${sql.ref(column)} <= ${slice.upTo}`;
  return sql`${above}${below}`;
}

/** Ascending. Each day and each id of a venue is in one of them; those of days are cut by the number of reservations. */
export async function* slicesOf(
  db: Db,
  { venueId, by, atOnce = rowsAtOnce }: { venueId: string; by: SlicedBy; atOnce?: number },
): AsyncGenerator<Range> {
  const [table, column] = by === 'day' ? ['reservation', 'day'] : [by, 'id'];
  let after: string | null = null;
  while (by !== 'venue') {
    const within: Within = withinSlice({ venueId, after, upTo: null });
    const { rows }: { rows: { upTo: string }[] } = await sql<{ upTo: string }>`
      select ${sql.ref(`one.${column}`)} as up_to from ${sql.table(table)} one where ${within(`one.${column}`)}
      order by ${sql.ref(`one.${column}`)} offset ${atOnce - 1} limit 1`.execute(db);
    const [end] = rows;
    if (!end) break;
    yield { venueId, after, upTo: end.upTo };
    after = end.upTo;
  }
  yield { venueId, after, upTo: null };
}
