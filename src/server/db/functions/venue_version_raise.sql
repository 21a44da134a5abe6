-- Raises the version of a venue once in every transaction that changes what staff decide about it: at its end, so that
-- nobody waits for the row while the transaction works. A version is the moment in microseconds, and more than the one
-- before: a database that was restored does not have one again.
create or replace function venue_version_raise() returns trigger language plpgsql as $$
declare
  changed text;
begin
  if tg_op = 'TRUNCATE' then
    update venue_version
    set version = greatest(version + 1, extract(epoch from clock_timestamp()) * 1000000), raised_in = pg_current_xact_id();
    return null;
  end if;
  changed := coalesce(new.venue_id, old.venue_id);
  if exists (select from venue_version where venue_id = changed and raised_in = pg_current_xact_id()) then
    return null;
  end if;
  insert into venue_version as v (venue_id, version, raised_in)
  select venue_id, extract(epoch from clock_timestamp()) * 1000000, pg_current_xact_id() from venue where venue_id = changed
  on conflict (venue_id) do update
    set version = greatest(v.version + 1, excluded.version), raised_in = excluded.raised_in;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'venue', 'image', 'message', 'product', 'price_rule', 'product_planning', 'product_need', 'product_pool',
    'product_group_option', 'collection_part', 'entry_stay', 'voucher_worth', 'category', 'category_product',
    'flow', 'flow_address', 'flow_entry', 'sub_flow', 'checkin_group', 'start_section', 'start_flow',
    'activity', 'opening_week', 'opening_exception', 'resource_kind', 'resource', 'resource_skill', 'roster_exception',
    'pool', 'pool_exception', 'pool_hours']
  loop
    execute format('drop trigger if exists %I on %I', name || '_raises', name);
    execute format('create constraint trigger %I after insert or update or delete on %I
      deferrable initially deferred for each row execute function venue_version_raise()', name || '_raises', name);
    execute format('create or replace trigger %I after truncate on %I
      for each statement execute function venue_version_raise()', name || '_emptied_raises', name);
  end loop;
end $$;

insert into venue_version as v (venue_id, version, raised_in)
select venue_id, extract(epoch from clock_timestamp()) * 1000000, pg_current_xact_id() from venue
on conflict (venue_id) do update set version = greatest(v.version + 1, excluded.version), raised_in = excluded.raised_in;
