import { sql } from 'kysely';
import type { BlockedTimeConflict } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { isExpired, minuteOf } from '../days/dayRows.repo.ts';

type Key = { venueId: string; id: string };
type Day = { venueId: string; day: LocalDate };

/** Minutes of the day. */
export type BlockedTimeValues = { resourceId: string; fromMinute: number; toMinute: number; reason: string };

export type StoredBlockedTime = BlockedTimeValues & { id: string; day: LocalDate; version: number };

const columns = ['id', 'resourceId', 'day', 'fromMinute', 'toMinute', 'reason', 'version'] as const;

export function blockedTimesOn(db: Db, { venueId, day }: Day): Promise<StoredBlockedTime[]> {
  return db
    .selectFrom('blockedTime')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('day', '=', day)
    .orderBy('fromMinute')
    .orderBy('id')
    .execute();
}

export function readBlockedTime(db: Db, { venueId, id, day }: Key & Day): Promise<StoredBlockedTime | undefined> {
  return blockedTime(db, { venueId, id, day }).executeTakeFirst();
}

export function lockBlockedTime(tx: Tx, { venueId, id, day }: Key & Day): Promise<StoredBlockedTime | undefined> {
  return blockedTime(tx, { venueId, id, day }).forUpdate().executeTakeFirst();
}

const blockedTime = (db: Db, { venueId, id, day }: Key & Day) =>
  db
    .selectFrom('blockedTime')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .where('day', '=', day);

export function insertBlockedTime(
  tx: Tx,
  { venueId, id, day }: Key & Day,
  values: BlockedTimeValues,
): Promise<StoredBlockedTime> {
  return tx
    .insertInto('blockedTime')
    .values({ venueId, id, day, ...values })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function changeBlockedTime(tx: Tx, { venueId, id }: Key, values: BlockedTimeValues): Promise<StoredBlockedTime> {
  return tx
    .updateTable('blockedTime')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteBlockedTime(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('blockedTime').where('venueId', '=', venueId).where('id', '=', id).execute();
}

export async function mayBeBlocked(db: Db, { venueId, id }: Key): Promise<boolean> {
  const { rows } = await sql`select from resource r join resource_kind k on k.venue_id = r.venue_id and k.id = r.kind_id
    where r.venue_id = ${venueId} and r.id = ${id} and r.active and k.role in ('therapist', 'room')`.execute(db);
  return rows.length > 0;
}

type InTheWay = Omit<BlockedTimeConflict, 'startTime' | 'endTime'> & {
  number: string | null;
  fromMinute: number;
  toMinute: number;
};

const mostConflicts = 100;

/** What else has the resource in these minutes, by time; names guests. */
export async function claimsInTheWay(
  db: Db,
  { venueId, day, id }: Day & { id: string | null },
  { resourceId, fromMinute, toMinute, language }: BlockedTimeValues & { language: Language },
): Promise<InTheWay[]> {
  const at = (minute: number) => sql`(${day}::date + make_interval(mins => ${minute}::int))::timestamp`;
  const { rows } = await sql<InTheWay>`
    select case when b.id is null then 'reservation' else 'blockedTime' end as kind, coalesce(b.id, r.id) as id, r.number,
      greatest(0, ${minuteOf('lower')}) as from_minute, least(1440, ${minuteOf('upper')}) as to_minute,
      left(coalesce(b.reason, nullif(rich_text_words(i.name -> ${language}), ''), rich_text_words(i.name -> 'nl')), 300) as title,
      left(concat_ws(' ', c2.first_name, nullif(c2.middle_name, ''), c2.last_name), 200) as name
    from resource_claim c
    left join blocked_time b on b.venue_id = c.venue_id and b.id = c.blocked_time_id
    left join reservation_item i on i.venue_id = c.venue_id and i.id = c.item_id
    left join reservation r on r.venue_id = c.venue_id and r.id = c.reservation_id
    left join customer c2 on c2.venue_id = r.venue_id and c2.id = r.customer_id and c2.erased_at is null
    where c.venue_id = ${venueId} and c.resource_id = ${resourceId} and c.state <> 'released'
      and c.during && tsrange(${at(fromMinute)}, ${at(toMinute)})
      and (c.blocked_time_id is null or c.blocked_time_id is distinct from ${id}) and (r.id is null or not (${isExpired}))
    order by c.during, c.id limit ${mostConflicts}`.execute(db);
  return rows;
}
