-- Who changed what, when and from what: written with the change and never touched again.
create table audit_entry (
  venue_id text not null references venue,
  id text not null default gen_random_uuid()::text,
  at timestamptz not null default kuur_now(),
  actor_kind text not null check (actor_kind in ('staff', 'system')),
  actor_id text,
  action text not null,
  object_kind text not null,
  object_id text not null,
  -- Only the fields that changed, of those that hold no personal data and no secret; null: there was no object before.
  old_values jsonb,
  new_values jsonb,
  request_id text,
  primary key (venue_id, id),
  check ((actor_kind = 'system') = (actor_id is null))
);
create index audit_entry_object on audit_entry (venue_id, object_kind, object_id, at, id);
create index audit_entry_at on audit_entry (venue_id, at, id);

create function audit_entry_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are not changed or removed';
end $$;
create trigger audit_entry_append_only before update or delete or truncate on audit_entry
  for each statement execute function audit_entry_refuse_change();
