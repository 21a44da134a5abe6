import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { DayClose, DeskTakings } from '#contract/names.ts';
import { deskMeans } from '#domain/payments/dayClose.ts';
import type { Database, Db, Tx } from '#server/db/schema.ts';
import { onDays, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Row = Omit<DayClose, 'at' | 'since'> & { at: Date; since: Date | null };

const columns = sql`d.id, d.number, d.at, d.actor,
  (select concat_ws(' ', s.first_name, s.last_name) from staff_user s where s.venue_id = d.venue_id and s.id = d.actor) as actor_name,
  d.since, d.movements, d.takings, d.float, d.opening_float, d.counted_cash,
  d.coins, d.slip_total, d.left_in_drawer, d.cash_difference, d.card_difference, d.float_difference, d.reason`;

const viewOf = ({ at, since, ...row }: Row): DayClose => ({
  ...row,
  at: at.toISOString(),
  since: since && since.toISOString(),
});

export async function listDayCloses(db: Db, venueId: string, query: ListQuery): Promise<List<DayClose>> {
  const { data, meta } = await readList<Row>(db, query, {
    columns,
    from: sql`day_close d`,
    where: sql`d.venue_id = ${venueId}`,
    sorts: { number: sql`d.number`, cashDifference: sql`d.cash_difference`, cardDifference: sql`d.card_difference` },
    defaultSort: '-number',
    filters: onDays(sql`d.at`, venueId),
    id: sql`d.id`,
  });
  return { data: data.map(viewOf), meta };
}

export async function readDayClose(db: Db, { venueId, id }: { venueId: string; id: string }) {
  const { rows } = await sql<Row>`select ${columns} from day_close d
    where d.venue_id = ${venueId} and d.id = ${id}`.execute(db);
  return rows[0] && viewOf(rows[0]);
}

/** The newest; undefined before the first. */
export async function lastDayClose(db: Db, venueId: string): Promise<DayClose | undefined> {
  const { rows } = await sql<Row>`select ${columns} from day_close d
    where d.venue_id = ${venueId} order by d.number desc limit 1`.execute(db);
  return rows[0] && viewOf(rows[0]);
}

const sums = sql`select desk_means as means, coalesce(sum(amount) filter (where amount > 0), 0)::int as received,
  coalesce(-sum(amount) filter (where amount < 0), 0)::int as returned, count(*)::int as movements`;

/** Every means, also those that nobody used. */
const ofEachMeans = (rows: readonly DeskTakings[]): DeskTakings[] =>
  deskMeans.map(
    (means) => rows.find((row) => row.means === means) ?? { means, received: 0, returned: 0, movements: 0 },
  );

export async function openTakings(db: Db, venueId: string): Promise<DeskTakings[]> {
  const { rows } = await sql<DeskTakings>`${sums} from ledger_entry
    where venue_id = ${venueId} and desk_means is not null and close_id is null group by desk_means`.execute(db);
  return ofEachMeans(rows);
}

/** Of the rows that are open once they are locked; the close may be inserted after them (the key is checked at the end). */
export async function takeIntoClose(tx: Tx, { venueId, id }: { venueId: string; id: string }): Promise<DeskTakings[]> {
  const { rows } = await sql<DeskTakings>`with closed as (
      update ledger_entry set close_id = ${id}
      where venue_id = ${venueId} and desk_means is not null and close_id is null
      returning desk_means, amount
    ) ${sums} from closed group by desk_means`.execute(tx);
  return ofEachMeans(rows);
}

/** Begins where the close before ended, to the microsecond. */
export async function insertDayClose(tx: Tx, close: Omit<Insertable<Database['dayClose']>, 'since'>): Promise<void> {
  const { venueId, number } = close;
  const since = sql<Date>`(select at from day_close where venue_id = ${venueId} and number = ${number}::int - 1)`;
  await tx
    .insertInto('dayClose')
    .values({ ...close, since })
    .execute();
}
