-- The flow of an address, also of one that it had before; null when no flow that visitors may open has it.
create or replace function flow_at(of_venue text, address text) returns text language plpgsql stable as $$
begin
  return (select id from (
    select f.id, 0 as rank from flow f where f.venue_id = of_venue and f.slug = address and f.removed_at is null
    union all
    select a.flow_id, 1 from flow_address a
    join flow f on f.venue_id = a.venue_id and f.id = a.flow_id and f.removed_at is null
    where a.venue_id = of_venue and a.slug = address
  ) candidate order by rank limit 1);
end $$;
