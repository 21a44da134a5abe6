import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A word as a pattern of `ilike`: anywhere within a text. */
export const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Expects a `customer`. Its index finds three letters that follow each other. */
export const customerWords = (customer: 'c' | 'm'): RawBuilder<string> => {
  const of = (column: string) => sql.ref(`${customer}.${column}`);
  return sql`customer_words(${of('first_name')}, ${of('middle_name')}, ${of('last_name')}, ${of('email')}, ${of('former_emails')}, ${of('phone')})`;
};

/** Ids of customers. */
export const customersNamed = (venueId: string, word: string): RawBuilder<unknown> => sql`
  select m.id from customer m
  where m.venue_id = ${venueId} and m.erased_at is null and ${customerWords('m')} ilike ${anywhere(word)}`;

/** Whether a word may be of a number or an id, which are looked through one by one; names are not. */
export const mayBeOfCode = (word: string): boolean => /[\d_-]/.test(word);

const wholeNumber = /^K-[0-9A-Z]{4}-[0-9A-Z]{4}$/i;

function hasNumber(word: string): RawBuilder<unknown> {
  if (wholeNumber.test(word)) return sql`n.number = ${word.toUpperCase()}`;
  return mayBeOfCode(word) ? sql`n.number ilike ${anywhere(word)}` : sql`false`;
}

/** Ids of reservations, by their number or their customer. */
export const reservationsNamed = (venueId: string, word: string): RawBuilder<unknown> => sql`
  select n.id from reservation n where n.venue_id = ${venueId} and ${hasNumber(word)}
  union all select n.id from reservation n where n.venue_id = ${venueId} and n.customer_id in (${customersNamed(venueId, word)})`;
