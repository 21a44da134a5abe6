-- Tells listeners of 'day_change' that days of a venue are other than they were, when the change commits: first day, last
-- day, venue. Nothing else may go into it, for everybody who may connect can listen. Alike ones within a
-- transaction are told once. What guests answer is also told to the day that they were moved from.
create or replace function day_change_tell() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'terms_change' then
    perform pg_notify('day_change', concat_ws(' ', coalesce(new.from_day, '0001-01-01'), coalesce(new.to_day, '9999-12-31'), new.venue_id));
  elsif tg_table_name = 'reservation' then
    perform pg_notify('day_change', concat_ws(' ', day, day, new.venue_id))
    from unnest(array[old.day, new.day]) as day where day is not null;
  elsif tg_table_name = 'customer' then
    perform pg_notify('day_change', concat_ws(' ', r.day, r.day, r.venue_id))
    from reservation r where r.venue_id = new.venue_id and r.customer_id = new.id and r.day >= kuur_now()::date - 1;
  elsif tg_table_name = 'blocked_time' then
    perform pg_notify('day_change', concat_ws(' ', day, day, coalesce(new.venue_id, old.venue_id)))
    from unnest(array[old.day, new.day]) as day where day is not null;
  else
    perform pg_notify('day_change', concat_ws(' ', told.day, told.day, new.venue_id))
    from (
      select r.day from reservation r where r.venue_id = new.venue_id and r.id = new.reservation_id
      union
      select i.moved_from_day from reservation_item i
      where new.actor = 'customer' and i.venue_id = new.venue_id and i.reservation_id = new.reservation_id
    ) told where told.day is not null;
  end if;
  return null;
end $$;

create or replace trigger reservation_event_tells after insert on reservation_event
  for each row execute function day_change_tell();
create or replace trigger reservation_day_tells after update of day on reservation
  for each row when (old.day is distinct from new.day) execute function day_change_tell();
create or replace trigger customer_note_tells after update of note on customer
  for each row when (old.note is distinct from new.note) execute function day_change_tell();
create or replace trigger terms_change_tells after insert on terms_change
  for each row when (new.subject in ('opening', 'resource', 'pool')) execute function day_change_tell();
create or replace trigger blocked_time_tells after insert or update or delete on blocked_time
  for each row execute function day_change_tell();
