import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { rowsAtOnce } from './invariants/slices.ts';
import type { Slice, SlicedBy } from './invariants/slices.ts';

/** Rows of reservations; all else an audit reads as a whole. */
const ofReservations = ['reservation', 'payment', 'ledger_entry', 'redemption', 'refund', 'day'] as const;
type ChangedBy = (typeof ofReservations)[number];

export const changesWith = (by: SlicedBy): by is ChangedBy => (ofReservations as readonly SlicedBy[]).includes(by);

/** A row has the moment at which its transaction began, and is seen when that ends: assumed to be no more than this later. */
const longestTransaction = '5 minutes';

/** Reservations made since then or with an event since then, in no order. */
export async function reservationsChanged(db: Db, venueId: string, since: string): Promise<string[]> {
  const moment = sql`${since}::timestamptz - ${longestTransaction}::interval`;
  const { rows } = await sql<{ id: string }>`
    select id from reservation where venue_id = ${venueId} and created_at > ${moment}
    union select reservation_id from reservation_event where venue_id = ${venueId} and at > ${moment}`.execute(db);
  return rows.map(({ id }) => id);
}

const daysAtOnce = 7;

/** The slices that hold what these reservations have, or all of the days they are on. */
export async function* changedSlices(
  db: Db,
  { venueId, by, reservationIds }: { venueId: string; by: ChangedBy; reservationIds: readonly string[] },
): AsyncGenerator<Slice> {
  const changedValues = new Set<string>();
  for (const ids of inParts(reservationIds, rowsAtOnce)) {
    const { rows } = await valuesOf(by, { venueId, ids }).execute(db);
    for (const { value } of rows) changedValues.add(value);
  }
  for (const listed of inParts([...changedValues], by === 'day' ? daysAtOnce : rowsAtOnce)) yield { venueId, listed };
}

function* inParts(values: readonly string[], atOnce: number): Generator<string[]> {
  for (let start = 0; start < values.length; start += atOnce) yield values.slice(start, start + atOnce);
}

function valuesOf(
  by: ChangedBy,
  { venueId, ids }: { venueId: string; ids: readonly string[] },
): RawBuilder<{ value: string }> {
  const own = (column: string) => sql`venue_id = ${venueId} and ${sql.ref(column)} = any(${ids})`;
  switch (by) {
    case 'reservation':
      return sql<{ value: string }>`select id as value from reservation where ${own('id')}`;
    case 'day':
      return sql<{
        value: string;
      }>`select distinct day as value from reservation where ${own('id')} and day is not null`;
    case 'refund':
      return sql<{ value: string }>`select id as value from refund where venue_id = ${venueId}
        and payment_id in (select id from payment where ${own('reservation_id')})`;
    default:
      return sql<{ value: string }>`select id as value from ${sql.table(by)} where ${own('reservation_id')}`;
  }
}
