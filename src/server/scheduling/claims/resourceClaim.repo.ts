import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';

export type ResourceClaim = { id: string; itemId: string; resourceId: string; fromMinute: number; toMinute: number };

export type ClaimOwner = { venueId: string; reservationId: string; day: string };

const momentOf = (day: string, column: string) =>
  sql`(${day}::date + make_interval(mins => ${sql.ref(column)}))::timestamp`;

export type BlockedTimeClaim = {
  venueId: string;
  id: string;
  blockedTimeId: string;
  resourceId: string;
  day: string;
  fromMinute: number;
  toMinute: number;
};

export async function claimForBlockedTime(tx: Tx, claim: BlockedTimeClaim): Promise<boolean> {
  const { venueId, id, blockedTimeId, resourceId, day, fromMinute, toMinute } = claim;
  const at = (minute: number) => sql`(${day}::date + make_interval(mins => ${minute}::int))::timestamp`;
  const { rows } = await sql`
    insert into resource_claim (venue_id, id, blocked_time_id, resource_id, day, during, state)
    values (${venueId}, ${id}, ${blockedTimeId}, ${resourceId}, ${day}::date,
      tsrange(${at(fromMinute)}, ${at(toMinute)}), 'confirmed')
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function releaseBlockedTimeClaim(
  tx: Tx,
  { venueId, blockedTimeId }: Pick<BlockedTimeClaim, 'venueId' | 'blockedTimeId'>,
): Promise<void> {
  await tx
    .deleteFrom('resourceClaim')
    .where('venueId', '=', venueId)
    .where('blockedTimeId', '=', blockedTimeId)
    .execute();
}

/** Ascending, so no deadlock. Leaves out resources that others have; returns how many were claimed. */
export async function claimResources(tx: Tx, owner: ClaimOwner, claims: readonly ResourceClaim[]): Promise<number> {
  const { venueId, reservationId, day } = owner;
  const column = <K extends keyof ResourceClaim>(key: K) => claims.map((claim) => claim[key]);
  const answer = await sql<{ id: string }>`
    insert into resource_claim (venue_id, id, reservation_id, item_id, resource_id, day, during)
    select ${venueId}, c.id, ${reservationId}, c.item_id, c.resource_id, ${day}::date,
      tsrange(${momentOf(day, 'c.from_minute')}, ${momentOf(day, 'c.to_minute')})
    from unnest(${column('id')}::text[], ${column('itemId')}::text[], ${column('resourceId')}::text[],
      ${column('fromMinute')}::int[], ${column('toMinute')}::int[]) as c(id, item_id, resource_id, from_minute, to_minute)
    order by c.resource_id, c.from_minute
    on conflict do nothing returning id`.execute(tx);
  return answer.rows.length;
}

export async function releaseResourceClaims(
  tx: Tx,
  { venueId, reservationIds, itemIds }: { venueId: string; reservationIds: string[]; itemIds?: string[] | undefined },
): Promise<void> {
  let query = tx
    .updateTable('resourceClaim')
    .set({ state: 'released' })
    .where('venueId', '=', venueId)
    .where('reservationId', 'in', reservationIds)
    .where('state', '<>', 'released');
  if (itemIds) query = query.where('itemId', 'in', itemIds);
  await query.execute();
}
