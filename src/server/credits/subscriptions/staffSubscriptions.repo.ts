import { sql } from 'kysely';
import type { Language, Subscription } from '#contract/names.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import { translate } from '#domain/values/translated.ts';
import type { Translated } from '#domain/values/translated.ts';
import { anywhere, customersNamed, customerWords, isAmong, reservationsNamed } from '#server/db/namedBy.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { equals, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { plainWords } from '../giftCards/cardTitle.ts';

export type SubscriptionKey = { venueId: string; id: string };

type Row = Omit<Subscription, 'createdAt' | 'name'> & { createdAt: Date; name: Translated<RichText> };

const columns = sql`s.id, p.name, s.usable_from, s.usable_to, s.used, s.amount, s.stopped_by, s.blocked, r.number, s.created_at,
  s.customer_id, concat_ws(' ', c.first_name, nullif(c.middle_name, ''), c.last_name) as customer_name`;

const from = sql`subscription s
  left join product p on p.venue_id = s.venue_id and p.id = s.product_id
  left join customer c on c.venue_id = s.venue_id and c.id = s.customer_id
  left join reservation_item i on i.venue_id = s.venue_id and i.id = s.item_id
  left join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id`;

const viewOf = ({ createdAt, name, ...row }: Row, language: Language): Subscription => ({
  ...row,
  name: plainWords(translate(name, language).text).slice(0, 300),
  createdAt: createdAt.toISOString(),
});

type Reader = { venueId: string; language: Language };

const today = sql`(select (kuur_now() at time zone v.time_zone)::date from venue v where v.venue_id = s.venue_id)`;

const state = sql`case when s.stopped_by is not null then 'stopped' when s.usable_to < ${today} then 'over'
  when s.used >= s.amount then 'spent' else 'usable' end`;

export async function listSubscriptions(
  db: Db,
  { venueId, language }: Reader,
  query: ListQuery,
): Promise<List<Subscription>> {
  const { data, meta } = await readList<Row>(db, query, {
    columns,
    from,
    where: sql`s.venue_id = ${venueId}`,
    searched: sql`concat_ws(' ', r.number, ${customerWords('c')}, p.name ->> 'nl')`,
    named: (
      word,
    ) => sql`select id from subscription where venue_id = ${venueId} and ${isAmong(sql`customer_id`, customersNamed(venueId, word))}
      union all select s.id from product p join subscription s on s.venue_id = p.venue_id and s.product_id = p.id
      where p.venue_id = ${venueId} and p.name ->> 'nl' ilike ${anywhere(word)}
      union all select s.id from reservation_item i join subscription s on s.venue_id = i.venue_id and s.item_id = i.id
      where i.venue_id = ${venueId} and ${isAmong(sql`i.reservation_id`, reservationsNamed(venueId, word))}`,
    sorts: { createdAt: sql`s.created_at`, usableTo: sql`coalesce(s.usable_to, 'infinity')`, used: sql`s.used` },
    defaultSort: '-createdAt',
    filters: { state: equals(state) },
    id: sql`s.id`,
  });
  return { data: data.map((row) => viewOf(row, language)), meta };
}

export async function readSubscription(
  db: Db,
  { venueId, id }: SubscriptionKey,
  language: Language,
): Promise<Subscription | undefined> {
  const { rows } = await sql<Row>`select ${columns} from ${from}
    where s.venue_id = ${venueId} and s.id = ${id}`.execute(db);
  return rows[0] && viewOf(rows[0], language);
}

export async function lockSubscription(tx: Tx, { venueId, id }: SubscriptionKey): Promise<void> {
  await sql`select from subscription where venue_id = ${venueId} and id = ${id} for update`.execute(tx);
}

type Noted = { noteId: string; reason: string; actor: string };

/** It ends the day before, as one that money stopped. */
export async function stopByStaff(tx: Tx, key: SubscriptionKey, note: Noted): Promise<void> {
  await sql`update subscription s set blocked = true, stopped_by = 'staff', stopped_usable_to = s.usable_to,
      usable_to = least(s.usable_to, ${today} - 1)
    where s.venue_id = ${key.venueId} and s.id = ${key.id}`.execute(tx);
  await insertNote(tx, key, { ...note, kind: 'blocked' });
}

/** What a chargeback stopped as well stays so until its price is paid again. */
export async function resumeByStaff(tx: Tx, key: SubscriptionKey, note: Noted): Promise<void> {
  await sql`update subscription set blocked = false, stopped_by = nullif(stopped_by, 'staff'),
      usable_to = case when stopped_by = 'staff' then stopped_usable_to else usable_to end,
      stopped_usable_to = case when stopped_by = 'staff' then null else stopped_usable_to end
    where venue_id = ${key.venueId} and id = ${key.id}`.execute(tx);
  await insertNote(tx, key, { ...note, kind: 'freed' });
}

async function insertNote(
  tx: Tx,
  { venueId, id: subscriptionId }: SubscriptionKey,
  { noteId, ...note }: Noted & { kind: 'blocked' | 'freed' },
): Promise<void> {
  await tx
    .insertInto('subscriptionCorrection')
    .values({ venueId, id: noteId, subscriptionId, change: 0, ...note })
    .execute();
}
