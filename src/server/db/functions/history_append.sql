-- Appends to the chain. The row of its end is locked until the transaction is over, so that no two entries follow the same
-- one; whoever writes has locked the reservation or the gift card before. In a language whose statements are planned once.
create or replace function history_append(of_venue text, of_chain text, of_owner text, fields jsonb, out place integer, out hash bytea)
language plpgsql as $$
begin
  insert into history_end as h (venue_id, chain, owner_id, length, hash)
  values (of_venue, of_chain, of_owner, 1, history_hash(null, fields))
  on conflict (venue_id, chain, owner_id) do update set length = h.length + 1, hash = history_hash(h.hash, fields)
  returning h.length, h.hash into place, hash;
end $$;
