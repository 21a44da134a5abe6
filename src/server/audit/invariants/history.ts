import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { per } from './slices.ts';
import type { SliceCheck } from './slices.ts';

type Chain = { name: 'event' | 'ledger' | 'gift_card'; table: string; owner: 'reservation_id' | 'gift_card_id' };

/** Owners of chains whose entries do not follow one another by place and hash, or not up to the end that is on record. */
const isBroken = ({ name, table, owner }: Chain): SliceCheck['breaches'] => {
  const ownerOf = (alias: 'e'): RawBuilder<unknown> => sql.ref(`${alias}.${owner}`);
  return (within) => sql`
    with entry as materialized (
      select e.venue_id, ${ownerOf('e')} as owner_id, e.place, e.hash, history_fields(e) as fields,
        row_number() over chained as number, lag(e.hash) over chained as previous
      from ${sql.table(table)} e where ${within(`e.${owner}`)}
      window chained as (partition by ${ownerOf('e')} order by e.place)
    ), last as (
      select distinct on (owner_id) venue_id, owner_id, place, hash from entry order by owner_id, place desc nulls first
    )
    select venue_id, owner_id from entry
    where place is distinct from number or hash is distinct from history_hash(previous, fields)
    union select coalesce(h.venue_id, last.venue_id), coalesce(h.owner_id, last.owner_id)
    from (select * from history_end h where h.chain = ${name} and ${within('h.owner_id')}) h
    full join last on last.venue_id = h.venue_id and last.owner_id = h.owner_id
    where (h.length, h.hash) is distinct from (last.place, last.hash)`;
};

export const historyInvariants = {
  'the events of a reservation are all there, as they were written': per(
    'reservation',
    isBroken({ name: 'event', table: 'reservation_event', owner: 'reservation_id' }),
  ),
  'the ledger of a reservation is all there, as it was written': per(
    'reservation',
    isBroken({ name: 'ledger', table: 'ledger_entry', owner: 'reservation_id' }),
  ),
  'the entries of a gift card are all there, as they were written': per(
    'gift_card',
    isBroken({ name: 'gift_card', table: 'gift_card_entry', owner: 'gift_card_id' }),
  ),
};
