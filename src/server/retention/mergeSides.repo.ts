import { sql } from 'kysely';
import type { CustomerMergeSide } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import type { Person } from './personalData.repo.ts';

type Counts = Omit<CustomerMergeSide, 'customer' | 'createdAt' | 'usedBy'>;

/** What an account has. Null for a person who was erased. */
export async function readMergeCounts(
  db: Db,
  { venueId, id }: Person,
): Promise<(Counts & { createdAt: string }) | null> {
  const theirs = sql`from reservation r join flow f on f.venue_id = r.venue_id and f.id = r.flow_id
    where r.venue_id = c.venue_id and r.customer_id = c.id and r.number is not null`;
  const { rows } = await sql<Counts & { createdAt: Date }>`
    select c.version, c.note, c.created_at,
      (select count(*)::int ${theirs} and f.type not in (5, 6, 7)) as reservations,
      (select count(*)::int ${theirs} and f.type in (5, 6, 7)) as orders,
      (select count(*)::int from subscription s where s.venue_id = c.venue_id and s.customer_id = c.id) as subscriptions,
      (select count(*)::int from gift_card g join reservation r on r.venue_id = g.venue_id and r.id = g.reservation_id
        where g.venue_id = c.venue_id and r.customer_id = c.id) as gift_cards,
      (select count(*)::int from reservation r where r.venue_id = c.venue_id and r.customer_id = c.id
        and (r.comment <> '' or r.note <> '')) as remarks,
      (select count(*)::int from passkey p where p.venue_id = c.venue_id and p.kind = 'customer' and p.subject_id = c.id)
        as passkeys
    from customer c where c.venue_id = ${venueId} and c.id = ${id} and c.erased_at is null`.execute(db);
  return rows[0] ? { ...rows[0], createdAt: rows[0].createdAt.toISOString() } : null;
}

/** What is being booked or paid just now. */
export async function openHoldsOf(db: Db, { venueId, id }: Person): Promise<CustomerMergeSide['usedBy']> {
  const { rows } = await sql<{ id: string; name: string }>`
    select r.id, coalesce(r.number, r.id) as name from reservation r
    where r.venue_id = ${venueId} and r.customer_id = ${id} and r.state = 'hold' and r.expires_at > kuur_now()
    order by r.id limit 200`.execute(db);
  return rows.map((row) => ({ kind: 'reservation', ...row }));
}
