import { sql } from 'kysely';
import { limits } from '#domain/values/limitTable.ts';
import { limitCount } from '#domain/values/limits.ts';
import { mayUse } from '#domain/people/fieldPermissions.ts';
import type { Tx } from '#server/db/schema.ts';
import type { RequestContext, StaffCaller } from '#server/http/handlers.ts';
import { limitReached } from '#server/http/limitReached.ts';

/** `count` cards of `amount` each; one after the other for a member of staff. Throws `issue_limit_reached`. */
export async function assertMayIssue(
  tx: Tx,
  { venue, staff }: { venue: RequestContext['venue']; staff: StaffCaller },
  amount: number,
  count = 1,
): Promise<void> {
  if (mayUse('issuedAmounts', staff)) return;
  const { venueId, settings } = venue;
  if (amount > limitCount('issuedCardCents', settings)) throw limitReached('issuedCardCents');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`issue ${venueId} ${staff.id}`}, 0))`.execute(tx);
  const room = limitCount('dayIssuedCents', settings) - count * amount;
  if (room < 0) throw limitReached('dayIssuedCents', null);
  const wait = await issueWait(tx, { venueId, staffId: staff.id, room });
  if (wait !== null) throw limitReached('dayIssuedCents', wait);
}

/** Seconds until what was issued within the window fits into `room` cents; null: it does. */
async function issueWait(
  tx: Tx,
  { venueId, staffId, room }: { venueId: string; staffId: string; room: number },
): Promise<number | null> {
  const window = sql`make_interval(secs => ${limits.dayIssuedCents.seconds})`;
  const { rows } = await sql<{ wait: number | null }>`
    with issued as (
      select at, sum(amount) over (order by at desc, id desc) as cents from gift_card_entry
      where venue_id = ${venueId} and actor = ${staffId} and (kind = 'bought' or kind = 'corrected' and amount > 0)
        and at > kuur_now() - ${window}
    )
    select greatest(extract(epoch from max(at) + ${window} - kuur_now()), 1)::float8 as wait
    from issued where cents > ${room} having count(*) > 0`.execute(tx);
  return rows[0]?.wait ?? null;
}
