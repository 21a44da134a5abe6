import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A word as a pattern of `ilike`: anywhere within a text. */
export const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether it is among these ids, which are read once. As a join they are read again for each row where the planner expects
 * few of either: it has no figures right after an import. For what an index finds: as a filter, each row is compared with every id.
 */
export const isAmong = (id: RawBuilder<unknown>, ids: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${id} = any(array(${ids}))`;

/** Expects a `customer`. Its index finds three letters that follow each other. */
export const customerWords = (customer: 'c' | 'm'): RawBuilder<string> => {
  const of = (column: string) => sql.ref(`${customer}.${column}`);
  return sql`customer_words(${of('first_name')}, ${of('middle_name')}, ${of('last_name')}, ${of('email')}, ${of('former_emails')}, ${of('phone')})`;
};

/** Ids of customers. */
export const customersNamed = (venueId: string, word: string): RawBuilder<unknown> => sql`
  select m.id from customer m
  where m.venue_id = ${venueId} and m.erased_at is null and ${customerWords('m')} ilike ${anywhere(word)}`;

/** Ids of reservations, by their number or their customer. */
export const reservationsNamed = (venueId: string, word: string): RawBuilder<unknown> => sql`
  select n.id from reservation n where n.venue_id = ${venueId} and n.number ilike ${anywhere(word)}
  union all select n.id from reservation n where n.venue_id = ${venueId} and ${isAmong(sql`n.customer_id`, customersNamed(venueId, word))}`;
