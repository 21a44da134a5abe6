import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

type Subject = 'opening' | 'resource' | 'pool' | 'product' | 'promo_code';

/** Whether staff changed it after this moment, for this day. `of` has `venue_id`. */
export function hasChangedSince(
  subject: Subject,
  {
    of,
    id = sql`''`,
    day,
    moment,
  }: { of: string; id?: RawBuilder<unknown>; day?: RawBuilder<unknown>; moment: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const thatDay = day === undefined ? sql`` : sql`and (t.from_day is null or ${day} between t.from_day and t.to_day)`;
  return sql`exists (select from terms_change t where t.venue_id = ${sql.ref(`${of}.venue_id`)}
    and t.subject = ${subject} and t.subject_id = ${id} and t.at >= ${moment} ${thatDay})`;
}

/** When the places of an item were last measured. Expects `reservation r` and its `reservation_item i`. */
export const measuredAt = sql`greatest(i.created_at, r.confirmed_at)`;
