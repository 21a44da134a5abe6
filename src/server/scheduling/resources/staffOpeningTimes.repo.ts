import { sql } from 'kysely';
import type { Translated } from '#domain/values/translated.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { OpeningBlock } from '#server/db/jsonColumns.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { readList, touchesDays } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Key = { venueId: string; id: string };

export interface ExceptionRow {
  id: string;
  fromDate: LocalDate;
  toDate: LocalDate;
  blocks: OpeningBlock[];
  reason: Partial<Translated>;
  version: number;
}

export interface WeekRow {
  days: { weekday: number; blocks: OpeningBlock[] }[];
  version: number;
}

/** In order; a day without a block is closed. */
export async function readWeek(db: Db, venueId: string): Promise<WeekRow> {
  const { rows } = await sql<WeekRow>`
    select v.opening_week_version as version,
      (select jsonb_agg(jsonb_build_object('weekday', d, 'blocks',
          (select coalesce(jsonb_agg(jsonb_build_object('from', w.from_minute, 'to', w.to_minute)
              order by w.from_minute), '[]')
            from opening_week w where w.venue_id = v.venue_id and w.weekday = d)) order by d)
        from generate_series(1, 7) d) as days
    from venue v where v.venue_id = ${venueId}`.execute(db);
  return rows[0] ?? { days: [], version: 1 };
}

export async function raiseWeekVersion(tx: Tx, venueId: string): Promise<void> {
  await tx
    .updateTable('venue')
    .set({ openingWeekVersion: sql<number>`opening_week_version + 1` })
    .where('venueId', '=', venueId)
    .execute();
}

const columns = sql`e.id, e.from_date, e.to_date, e.blocks, e.reason, e.version`;

export function listExceptions(db: Db, venueId: string, query: ListQuery): Promise<List<ExceptionRow>> {
  return readList(db, query, {
    columns,
    from: sql`opening_exception e`,
    where: sql`e.venue_id = ${venueId}`,
    searched: sql`e.reason::text`,
    sorts: { fromDate: sql`e.from_date`, toDate: sql`e.to_date`, createdAt: sql`e.created_at` },
    defaultSort: 'fromDate',
    filters: touchesDays(sql`e.from_date`, sql`e.to_date`),
    id: sql`e.id`,
  });
}

export async function readException(db: Db, { venueId, id }: Key): Promise<ExceptionRow | undefined> {
  const { rows } = await sql<ExceptionRow>`select ${columns} from opening_exception e
    where e.venue_id = ${venueId} and e.id = ${id}`.execute(db);
  return rows[0];
}
