import { sql } from 'kysely';
import type { CustomerSummary } from '#contract/names.ts';
import type { Comparable } from '#domain/people/likelyDoubles.ts';
import type { Db } from '#server/db/schema.ts';

/** More than one person can have; the rules choose among them. */
const most = 200;

type Candidate = CustomerSummary & Comparable;

/** Who shares the end of a number, the letters of an address or a postcode, by the indexes of these expressions. */
export async function readCandidates(
  db: Db,
  { venueId, id }: { venueId: string; id: string },
): Promise<{ one: Candidate; others: Candidate[] } | null> {
  const like = (key: string, expression: (of: string) => ReturnType<typeof sql.raw>) =>
    sql`select c.venue_id, c.id from customer c, one
      where c.venue_id = ${venueId} and c.erased_at is null and ${expression('c')} = ${expression('one')} ${sql.raw(key)}`;
  const { rows } = await sql<Omit<Candidate, 'lastUsedAt'> & { lastUsedAt: Date }>`
    with one as (select * from customer where venue_id = ${venueId} and id = ${id} and erased_at is null),
    alike as (
      select venue_id, id from one
      union ${like('', phoneEnd)}
      union ${like('', emailLetters)}
      union ${like("and c.address is not null and one.address ->> 'zipCode' <> ''", zipCode)}
      limit ${most})
    select c.id, concat_ws(' ', c.first_name, c.middle_name, c.last_name) as name, c.first_name, c.last_name, c.email,
      c.phone, c.address, c.last_used_at
    from customer c join alike using (venue_id, id) order by c.id = ${id} desc, c.last_used_at desc, c.id`.execute(db);
  const [one, ...others] = rows.map((row) => ({ ...row, lastUsedAt: row.lastUsedAt.toISOString() }));
  return one?.id === id ? { one, others } : null;
}

const phoneEnd = (of: string) => sql.raw(`right(regexp_replace(${of}.phone, '[^0-9]', '', 'g'), 8)`);
const emailLetters = (of: string) => sql.raw(`replace(split_part(split_part(${of}.email, '@', 1), '+', 1), '.', '')`);
const zipCode = (of: string) => sql.raw(`upper(replace(${of}.address ->> 'zipCode', ' ', ''))`);
