-- Notes that opening times, a resource, a pool, the planning of a product or the worth of a promo code changed, whoever
-- changes it and how. Arguments of a trigger: the subject, and the column of its id. The moment is that of the statement:
-- a change that waited for bookings comes after them.
create or replace function terms_change_note() returns trigger language plpgsql as $$
begin
  insert into terms_change (venue_id, id, subject, subject_id, from_day, to_day, at)
  select changed ->> 'venue_id', gen_random_uuid()::text, tg_argv[0], coalesce(changed ->> tg_argv[1], ''),
    case when tg_table_name like '%\_exception' then (changed ->> 'from_date')::date end,
    case when tg_table_name like '%\_exception' then (changed ->> 'to_date')::date end,
    kuur_now() + (clock_timestamp() - now())
  from unnest(array[
    case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end]) as changed
  where changed is not null;
  return null;
end $$;

create or replace trigger opening_week_changes after insert or update or delete on opening_week
  for each row execute function terms_change_note('opening', '');
create or replace trigger opening_exception_changes after insert or update or delete on opening_exception
  for each row execute function terms_change_note('opening', '');
create or replace trigger resource_changes after insert or update or delete on resource
  for each row execute function terms_change_note('resource', 'id');
create or replace trigger resource_skill_changes after insert or update or delete on resource_skill
  for each row execute function terms_change_note('resource', 'resource_id');
create or replace trigger roster_exception_changes after insert or update or delete on roster_exception
  for each row execute function terms_change_note('resource', 'resource_id');
create or replace trigger pool_changes after insert or update or delete on pool
  for each row execute function terms_change_note('pool', 'id');
create or replace trigger pool_exception_changes after insert or update or delete on pool_exception
  for each row execute function terms_change_note('pool', 'pool_id');
create or replace trigger pool_hours_changes after insert or update or delete on pool_hours
  for each row execute function terms_change_note('pool', 'pool_id');
create or replace trigger product_planning_changes after insert or update or delete on product_planning
  for each row execute function terms_change_note('product', 'product_id');
create or replace trigger product_need_changes after insert or update or delete on product_need
  for each row execute function terms_change_note('product', 'product_id');
create or replace trigger product_pool_changes after insert or update or delete on product_pool
  for each row execute function terms_change_note('product', 'product_id');
create or replace trigger promo_code_changes after insert or update of percent, amount on promo_code
  for each row execute function terms_change_note('promo_code', 'id');
