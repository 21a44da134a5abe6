import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';
import { isExpired } from '../days/dayRows.repo.ts';

type Wanted = {
  venueId: string;
  day?: string | undefined;
  exceptReservationId?: string | undefined;
  limit: number;
};

const claimsIn = (table: 'pool_claim' | 'resource_claim', day: string) => sql`exists (select
  from ${sql.table(table)} c where c.venue_id = r.venue_id and c.reservation_id = r.id and c.state = 'hold'
    and c.day = ${day}::date)`;

export async function lockExpired(tx: Tx, { venueId, day, exceptReservationId, limit }: Wanted): Promise<string[]> {
  const notOwn = exceptReservationId === undefined ? sql`` : sql`and r.id <> ${exceptReservationId}`;
  const touching =
    day === undefined ? sql`` : sql`and (${claimsIn('pool_claim', day)} or ${claimsIn('resource_claim', day)})`;
  const answer = await sql<{ id: string }>`
    select r.id from reservation r where r.venue_id = ${venueId} and ${isExpired} ${notOwn} ${touching}
    order by r.expires_at limit ${limit} for update of r skip locked`.execute(tx);
  return answer.rows.map((row) => row.id);
}

/** After their places are released: credits are locked last, gift cards before promo codes. */
export async function endExpired(tx: Tx, venueId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const paidWith = (column: 'gift_card_id' | 'promo_code_id') => sql`(select ${sql.ref(column)} from redemption
    where venue_id = ${venueId} and reservation_id = any(${[...ids]}::text[]) and state <> 'released')`;
  await sql`select from gift_card where venue_id = ${venueId} and id in ${paidWith('gift_card_id')}
    order by id for update`.execute(tx);
  await sql`select from promo_code where venue_id = ${venueId} and id in ${paidWith('promo_code_id')}
    order by id for update`.execute(tx);
  await sql`with expired as (
      update reservation set state = 'expired', ended_at = kuur_now()
      where venue_id = ${venueId} and id = any(${[...ids]}::text[]) and state = 'hold' returning id
    )
    insert into reservation_event (venue_id, id, reservation_id, kind, actor)
    select ${venueId}, gen_random_uuid()::text, id, 'expired', 'system' from expired`.execute(tx);
}
