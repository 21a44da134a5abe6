import { sql } from 'kysely';
import { per } from './slices.ts';

const minutes = sql`tsrange(b.day + make_interval(mins => b.from_minute), b.day + make_interval(mins => b.to_minute))`;

export const blockedTimeInvariants = {
  'a blocked time claims its therapist or room, and nobody else does then': per(
    'day',
    (within) => sql`
    select b.venue_id, b.id from blocked_time b
    left join resource_claim c on c.venue_id = b.venue_id and c.blocked_time_id = b.id
    where ${within('b.day')}
      and not coalesce(c.resource_id = b.resource_id and c.day = b.day and c.during = ${minutes}, false)
    union all select b.venue_id, b.id from blocked_time b
    join resource_claim c on c.venue_id = b.venue_id and c.resource_id = b.resource_id and c.during && ${minutes}
    where ${within('b.day')} and c.state <> 'released' and c.blocked_time_id is distinct from b.id`,
  ),
};
