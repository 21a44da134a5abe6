import { sql } from 'kysely';
import type { StaffMail } from '#contract/names.ts';
import { anywhere, reservationsNamed } from '#server/db/namedBy.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { skipped } from '#server/jobs/jobQueue.ts';
import { equals, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Row = Omit<StaffMail, 'createdAt' | 'sentAt'> & { createdAt: Date; sentAt: Date | null };

const kind = sql`case j.kind when 'mail.send' then j.payload ->> 'mail' else substr(j.kind, 6) end`;
const address = sql`coalesce(j.payload ->> 'email', c.email, s.email)`;
const state = sql`case when j.done_at is not null then 'sent' when j.dead_at is not null then 'dead' else 'waiting' end`;

const columns = sql`j.id, ${kind} as kind, ${address} as "to", coalesce(j.payload ->> 'language', j.payload -> 'draft' ->> 'language', g.language, r.language, 'nl') as language,
  r.id as reservation_id, ${state} as state, j.attempts, j.last_error, j.created_at, j.done_at as sent_at`;

const source = sql`job j
  left join gift_card g on g.venue_id = j.venue_id and g.id = j.payload ->> 'giftCardId'
  left join reservation r on r.venue_id = j.venue_id and r.id = coalesce(j.payload ->> 'reservationId', g.reservation_id)
  left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id
  left join staff_user s on s.venue_id = j.venue_id and s.id = j.payload ->> 'staffId'`;

const states = new Map([
  ['sent', sql`j.done_at is not null`],
  ['dead', sql`(j.done_at is null and j.dead_at is not null)`],
  ['waiting', sql`(j.done_at is null and j.dead_at is null)`],
]);

const inState = (value: string) => states.get(value) ?? sql`false`;

/** Without a recipient, or skipped: never sent. */
const ofVenue = (venueId: string) => sql`j.venue_id = ${venueId} and j.kind like 'mail.%' and ${address} is not null
  and (j.done_at is null or j.last_error is distinct from ${skipped})`;

const mailOf = ({ createdAt, sentAt, ...row }: Row): StaffMail => ({
  ...row,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt && sentAt.toISOString(),
});

export async function listMails(db: Db, venueId: string, query: ListQuery): Promise<List<StaffMail>> {
  const { data, meta } = await readList<Row>(db, query, {
    columns,
    from: source,
    where: ofVenue(venueId),
    searched: sql`concat_ws(' ', ${address}, c.first_name, c.middle_name, c.last_name, r.number)`,
    named: (word) => sql`select m.id from job m
      left join gift_card g on g.venue_id = m.venue_id and g.id = m.payload ->> 'giftCardId'
      where m.venue_id = ${venueId} and m.kind like 'mail.%' and (m.payload ->> 'email' ilike ${anywhere(word)}
        or coalesce(m.payload ->> 'reservationId', g.reservation_id) in (${reservationsNamed(venueId, word)})
        or m.payload ->> 'staffId' in (select id from staff_user where venue_id = ${venueId} and email ilike ${anywhere(word)}))`,
    sorts: { createdAt: sql`j.created_at`, sentAt: sql`coalesce(j.done_at, 'infinity')`, attempts: sql`j.attempts` },
    defaultSort: '-createdAt',
    filters: { state: inState, kind: equals(kind), reservationId: equals(sql`r.id`) },
    id: sql`j.id`,
  });
  return { data: data.map(mailOf), meta };
}

export async function readMail(db: Db, { venueId, id }: { venueId: string; id: string }): Promise<StaffMail | null> {
  const { rows } = await sql<Row>`select ${columns} from ${source} where ${ofVenue(venueId)} and j.id = ${id}`.execute(
    db,
  );
  return rows[0] ? mailOf(rows[0]) : null;
}

/** False for a mail that was sent or is being sent. */
export async function restartMail(tx: Tx, { venueId, id }: { venueId: string; id: string }): Promise<boolean> {
  const updated = await sql`update job set dead_at = null, run_at = kuur_now(), attempts = 0
    where venue_id = ${venueId} and id = ${id} and kind like 'mail.%' and done_at is null
      and (leased_until is null or leased_until < kuur_now())`.execute(tx);
  return updated.numAffectedRows === 1n;
}
