import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { rowsAtOnce } from './invariants/slices.ts';
import type { Slice, SlicedBy } from './invariants/slices.ts';

/** Rows of reservations; all else an audit reads as a whole. */
const ofReservations = ['reservation', 'payment', 'ledger_entry', 'redemption', 'refund', 'day'] as const;
type ChangedBy = (typeof ofReservations)[number];

export const changesWith = (by: SlicedBy): by is ChangedBy => (ofReservations as readonly SlicedBy[]).includes(by);

/** What is read has the moment at which its transaction began, and may be seen so much later. */
const longestTransaction = '5 minutes';

/** Reservations made since then or with an event since then, in no order. */
export async function reservationsChanged(db: Db, venueId: string, since: string): Promise<string[]> {
  const moment = sql`${since}::timestamptz - ${longestTransaction}::interval`;
  const { rows } = await sql<{ id: string }>`
    select id from reservation where venue_id = ${venueId} and created_at > ${moment}
    union select reservation_id from reservation_event where venue_id = ${venueId} and at > ${moment}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The slices that hold what these reservations have, or the days they are on. */
export async function* changedSlices(
  db: Db,
  { venueId, by, reservationIds }: { venueId: string; by: ChangedBy; reservationIds: readonly string[] },
): AsyncGenerator<Slice> {
  for (let start = 0; start < reservationIds.length; start += rowsAtOnce) {
    const ids = reservationIds.slice(start, start + rowsAtOnce);
    const { rows } = await valuesOf(by, { venueId, ids }).execute(db);
    if (rows.length > 0) yield { venueId, listed: rows.map(({ value }) => value) };
  }
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
