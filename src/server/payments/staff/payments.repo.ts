import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { LedgerEntry, Payment } from '#contract/names.ts';
import { anywhere, customerWords, isAmong, reservationsNamed } from '#server/db/namedBy.ts';
import type { Db } from '#server/db/schema.ts';
import { equals, onDays, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

/** Days of the venue, both inclusive. */
export type DaysQuery = ListQuery & { from?: string; to?: string };

type PaymentRow = Omit<Payment, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };
type EntryRow = Omit<LedgerEntry, 'at'> & { at: Date };

const wentBack = (kinds: RawBuilder<unknown>) => sql`(select coalesce(-sum(l.amount), 0)::int from ledger_entry l
  where l.venue_id = p.venue_id and l.payment_id = p.id and l.kind in (${kinds}))`;

const paymentColumns = sql`p.id, p.reservation_id, p.provider_id, p.method, p.state, p.amount,
  ${wentBack(sql`'refund', 'giftCard'`)} as refunded, ${wentBack(sql`'chargeback'`)} as charged_back,
  p.failure_reason, p.created_at, p.updated_at`;

const paymentOf = ({ createdAt, updatedAt, ...row }: PaymentRow): Payment => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const entryOf = ({ at, ...row }: EntryRow): LedgerEntry => ({ ...row, at: at.toISOString() });

const entryColumns = sql`l.id, l.reservation_id, r.number as reservation_number, l.payment_id, l.kind, l.amount, l.actor, l.reason, l.at`;

const people = sql`concat_ws(' ', r.number, ${customerWords('c')})`;
const withPeople = (table: RawBuilder<unknown>) => sql`
  left join reservation r on r.venue_id = ${table}.venue_id and r.id = ${table}.reservation_id
  left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id`;

function betweenDays(moment: RawBuilder<unknown>, venueId: string, { from, to }: DaysQuery): RawBuilder<unknown> {
  const { fromDate, toDate } = onDays(moment, venueId);
  return sql`${(from !== undefined && fromDate(from)) || sql`true`} and ${(to !== undefined && toDate(to)) || sql`true`}`;
}

export async function listPayments(db: Db, venueId: string, query: DaysQuery): Promise<List<Payment>> {
  const { data, meta } = await readList<PaymentRow>(db, query, {
    columns: paymentColumns,
    from: sql`payment p ${withPeople(sql`p`)}`,
    where: sql`p.venue_id = ${venueId} and ${betweenDays(sql`p.created_at`, venueId, query)}`,
    searched: sql`concat_ws(' ', p.provider_id, ${people})`,
    named: (word) => sql`select id from payment where venue_id = ${venueId} and provider_id = ${word}
      union all select id from payment where venue_id = ${venueId} and ${isAmong(sql`reservation_id`, reservationsNamed(venueId, word))}`,
    sorts: { createdAt: sql`p.created_at`, amount: sql`p.amount`, state: sql`p.state` },
    defaultSort: '-createdAt',
    filters: {
      state: equals(sql`p.state`),
      method: equals(sql`p.method`),
      reservationId: equals(sql`p.reservation_id`),
    },
    id: sql`p.id`,
  });
  return { data: data.map(paymentOf), meta };
}

export async function paymentsOfReservation(
  db: Db,
  { venueId, reservationId }: { venueId: string; reservationId: string },
): Promise<Payment[]> {
  const { rows } = await sql<PaymentRow>`select ${paymentColumns} from payment p
    where p.venue_id = ${venueId} and p.reservation_id = ${reservationId}
    order by p.created_at desc, p.id desc limit 50`.execute(db);
  return rows.map(paymentOf);
}

export async function readPayment(
  db: Db,
  { venueId, id }: { venueId: string; id: string },
): Promise<Payment | undefined> {
  const { rows } = await sql<PaymentRow>`select ${paymentColumns} from payment p
    where p.venue_id = ${venueId} and p.id = ${id}`.execute(db);
  return rows[0] && paymentOf(rows[0]);
}

export async function listLedger(db: Db, venueId: string, query: DaysQuery): Promise<List<LedgerEntry>> {
  const { data, meta } = await readList<EntryRow>(db, query, {
    columns: entryColumns,
    from: sql`ledger_entry l ${withPeople(sql`l`)}`,
    where: sql`l.venue_id = ${venueId} and ${betweenDays(sql`l.at`, venueId, query)}`,
    searched: sql`concat_ws(' ', l.reason, ${people})`,
    named: (
      word,
    ) => sql`select id from ledger_entry where venue_id = ${venueId} and reason <> '' and reason ilike ${anywhere(word)}
      union all select id from ledger_entry where venue_id = ${venueId} and ${isAmong(sql`reservation_id`, reservationsNamed(venueId, word))}`,
    sorts: { at: sql`l.at`, amount: sql`l.amount`, kind: sql`l.kind` },
    defaultSort: '-at',
    filters: {
      kind: equals(sql`l.kind`),
      closeId: equals(sql`l.close_id`),
      actor: equals(sql`l.actor`),
      paymentId: equals(sql`l.payment_id`),
      reservationId: equals(sql`l.reservation_id`),
    },
    id: sql`l.id`,
  });
  return { data: data.map(entryOf), meta };
}

const numberOfReservation = sql<string | null>`(select r.number from reservation r
  where r.venue_id = ledger_entry.venue_id and r.id = ledger_entry.reservation_id)`;

type DeskEntry = { venueId: string; id: string; reservationId: string; amount: number; actor: string; reason: string };

export async function insertDeskEntry(
  db: Db,
  entry: DeskEntry & { kind: 'desk' | 'deskRefund' },
): Promise<LedgerEntry> {
  const row = await db
    .insertInto('ledgerEntry')
    .values({ ...entry, providerRef: entry.id })
    .returning(['id', 'reservationId', 'paymentId', 'kind', 'amount', 'actor', 'reason', 'at'])
    .returning(numberOfReservation.as('reservationNumber'))
    .executeTakeFirstOrThrow();
  return entryOf(row);
}

/** Cents that the desk took and has not given back. */
export async function deskMoneyOf(
  db: Db,
  { venueId, reservationId }: { venueId: string; reservationId: string },
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select coalesce(sum(amount), 0)::int as amount from ledger_entry
    where venue_id = ${venueId} and reservation_id = ${reservationId} and kind in ('desk', 'deskRefund')`.execute(db);
  return rows[0]?.amount ?? 0;
}
