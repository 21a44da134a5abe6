import { sql } from 'kysely';
import { limits } from '#domain/values/limitTable.ts';
import { limitCount } from '#domain/values/limits.ts';
import type { Tx } from '#server/db/schema.ts';
import type { RequestContext, StaffCaller } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';

/** `count` cards of `amount` each; one after the other for a member of staff. Throws `issue_limit_reached`. */
export async function assertMayIssue(
  tx: Tx,
  { venue, staff }: { venue: RequestContext['venue']; staff: StaffCaller },
  amount: number,
  count = 1,
): Promise<void> {
  if (staff.permissions.includes('manage_settings')) return;
  const { venueId, settings } = venue;
  if (amount > limitCount('issuedCardCents', settings)) throw problem('issue_limit_reached');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`issue ${venueId} ${staff.id}`}, 0))`.execute(tx);
  const issued = await issuedCents(tx, { venueId, staffId: staff.id });
  if (issued + count * amount > limitCount('dayIssuedCents', settings)) throw problem('issue_limit_reached');
}

async function issuedCents(tx: Tx, { venueId, staffId }: { venueId: string; staffId: string }): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select coalesce(sum(amount), 0)::bigint as cents from gift_card_entry
    where venue_id = ${venueId} and actor = ${staffId} and (kind = 'bought' or kind = 'corrected' and amount > 0)
      and at > kuur_now() - make_interval(secs => ${limits.dayIssuedCents.seconds})`.execute(tx);
  return rows[0]!.cents;
}
