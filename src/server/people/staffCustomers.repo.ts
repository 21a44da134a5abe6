import { sql } from 'kysely';
import type { CustomerDetails, CustomerNote, CustomerSummary } from '#contract/names.ts';
import { customersNamed, customerWords } from '#server/db/namedBy.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type CustomerKey = { venueId: string; id: string };

type SummaryRow = Omit<CustomerSummary, 'lastUsedAt'> & { lastUsedAt: Date };

const name = sql`concat_ws(' ', c.first_name, c.middle_name, c.last_name)`;

/** Who bought the gift card or voucher, and who paid with it. */
const holdersOf = (venueId: string, codeHash: Uint8Array) => sql`
  select r.customer_id from gift_card g join reservation r on r.venue_id = g.venue_id and r.id = g.reservation_id
  where g.venue_id = ${venueId} and g.code_hash = ${codeHash}
  union all
  select r.customer_id from gift_card g
  join redemption d on d.venue_id = g.venue_id and d.gift_card_id = g.id and d.state <> 'released'
  join reservation r on r.venue_id = d.venue_id and r.id = d.reservation_id
  where g.venue_id = ${venueId} and g.code_hash = ${codeHash}`;

interface CustomerSearch {
  venueId: string;
  /** Of the code that the words are; null when they are none. */
  codeHash: Uint8Array | null;
}

/** Words of name, address and phone; the whole of a number or a code names whose reservation, order or card it is. */
export async function searchCustomers(
  db: Db,
  { venueId, codeHash }: CustomerSearch,
  query: ListQuery,
): Promise<List<CustomerSummary>> {
  const { data, meta } = await readList<SummaryRow>(db, query, {
    columns: sql`c.id, ${name} as name, c.email, c.phone, c.last_used_at`,
    from: sql`customer c`,
    where: sql`c.venue_id = ${venueId} and c.erased_at is null`,
    searched: customerWords('c'),
    named: (word) => customersNamed(venueId, word),
    namedExactly: (q) => sql`
      select r.customer_id from reservation r where r.venue_id = ${venueId} and r.number = ${q.trim().toUpperCase()}
      ${codeHash === null ? sql`` : sql`union all ${holdersOf(venueId, codeHash)}`}`,
    sorts: { name: sql`lower(c.last_name || ' ' || c.first_name)`, lastUsedAt: sql`c.last_used_at` },
    defaultSort: 'name',
    filters: {},
    id: sql`c.id`,
  });
  return { data: data.map((row) => ({ ...row, lastUsedAt: row.lastUsedAt.toISOString() })), meta };
}

export async function readAccount(
  db: Db,
  { venueId, id }: CustomerKey,
): Promise<Pick<CustomerDetails, 'createdAt' | 'lastUsedAt' | 'formerEmails' | 'note'> | null> {
  const row = await db
    .selectFrom('customer')
    .select(['createdAt', 'lastUsedAt', 'formerEmails', 'note', 'noteVersion'])
    .where((is) => is.and({ venueId, id }))
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { createdAt, lastUsedAt, formerEmails, note, noteVersion } = row;
  return {
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    formerEmails,
    note: { text: note, version: noteVersion },
  };
}

export function lockNote(tx: Tx, key: CustomerKey): Promise<CustomerNote | undefined> {
  return tx
    .selectFrom('customer')
    .select(['note as text', 'noteVersion as version'])
    .where((is) => is.and({ ...key }))
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeNote(tx: Tx, key: CustomerKey, { text, version }: CustomerNote): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ note: text, noteVersion: version })
    .where((is) => is.and({ ...key }))
    .execute();
}
