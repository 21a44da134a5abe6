import { sql } from 'kysely';
import { per } from './slices.ts';

export const dayCloseInvariants = {
  'a day close is the sum of the movements of the desk that belong to it': per(
    'day_close',
    (within) => sql`
    select d.venue_id, d.id from day_close d
    where ${within('d.id')} and (
      d.movements <> (select count(*) from ledger_entry l where l.venue_id = d.venue_id and l.close_id = d.id)
      or d.cash_difference <> d.counted_cash - d.opening_float - coalesce((select sum(l.amount) from ledger_entry l
        where l.venue_id = d.venue_id and l.close_id = d.id and l.desk_means = 'cash'), 0)
      or d.card_difference <> d.slip_total - coalesce((select sum(l.amount) from ledger_entry l
        where l.venue_id = d.venue_id and l.close_id = d.id and l.desk_means = 'card'), 0)
      or exists (select from jsonb_to_recordset(d.takings) as t(means text, received int, returned int, movements int)
        where array[t.received, t.returned, t.movements]::bigint[] <> (
          select array[coalesce(sum(l.amount) filter (where l.amount > 0), 0),
            coalesce(-sum(l.amount) filter (where l.amount < 0), 0), count(*)]::bigint[] from ledger_entry l
          where l.venue_id = d.venue_id and l.close_id = d.id and l.desk_means = t.means)))`,
  ),
  'day closes follow each other, each with what the one before left in the drawer': per(
    'day_close',
    (within) => sql`
    select d.venue_id, d.id from day_close d
    left join day_close b on b.venue_id = d.venue_id and b.number = d.number - 1
    where ${within('d.id')} and (
      (b.id is null) <> (d.number = 1) or d.float is distinct from b.left_in_drawer or d.since is distinct from b.at
      or d.float_difference <> coalesce(d.opening_float - b.left_in_drawer, 0))`,
  ),
};
