-- A venue with an active owner keeps one. The venue's row is locked, so that of two at once the second sees the first.
create or replace function staff_user_keep_owner() returns trigger language plpgsql as $$
begin
  perform from venue where venue_id = old.venue_id for no key update;
  if not exists (select from staff_user where venue_id = old.venue_id and role = 'owner'
      and suspended_at is null and removed_at is null) then
    raise exception 'the last owner stays' using errcode = '23514', constraint = 'staff_user_last_owner';
  end if;
  return null;
end $$;
create or replace trigger staff_user_last_owner after update or delete on staff_user
  for each row when (old.role = 'owner' and old.suspended_at is null and old.removed_at is null)
  execute function staff_user_keep_owner();
