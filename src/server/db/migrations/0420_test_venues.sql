-- A test of a flow happens in a copy of its venue: a venue of its own, so that nothing in it counts anywhere else. Such a
-- copy is removed with everything in it; what was no copy never becomes one.
alter table venue
  add column test_of text,
  -- Exclusive: from then on nobody reaches it.
  add column test_until timestamptz,
  add check ((test_of is null) = (test_until is null)),
  add check (test_of <> venue_id);
create index venue_tests on venue (test_of, created_at) where test_of is not null;

create function venue_refuse_other_nature() returns trigger language plpgsql as $$
begin
  raise exception 'a venue never becomes a test, nor a test a venue';
end $$;
create trigger venue_nature before update of test_of on venue
  for each row when (old.test_of is distinct from new.test_of) execute function venue_refuse_other_nature();

create or replace function audit_entry_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from venue v where v.venue_id = old.venue_id and v.test_of is not null) then
    return old;
  end if;
  raise exception 'audit entries are not changed or removed';
end $$;
create function audit_entry_refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are not changed or removed';
end $$;
drop trigger audit_entry_append_only on audit_entry;
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function audit_entry_refuse_change();
create trigger audit_entry_never_emptied before truncate on audit_entry
  for each statement execute function audit_entry_refuse_truncate();
