-- What ends is found by its age: when an account was last used, and indexes on what still holds personal data.
alter table customer
  add column last_used_at timestamptz not null default kuur_now(),
  -- The mail was ordered that says when the unused account ends.
  add column erase_notice_at timestamptz,
  -- The person is gone; the row stays for what was paid.
  add column erased_at timestamptz;
update customer c set last_used_at = greatest(c.updated_at,
  (select max(r.created_at) from reservation r where r.venue_id = c.venue_id and r.customer_id = c.id));
create index customer_unused on customer (venue_id, last_used_at) where erased_at is null;

create function access_token_mark_use() returns trigger language plpgsql as $$
begin
  update customer set last_used_at = kuur_now(), erase_notice_at = null
  where venue_id = new.venue_id and id = new.subject_id;
  return null;
end $$;
create trigger access_token_use after insert on access_token
  for each row when (new.kind = 'customer') execute function access_token_mark_use();

create index reservation_draft_person on reservation (venue_id, expires_at)
  where number is null and state in ('expired', 'cancelled') and (customer_id is not null or comment <> '' or note <> '');
create index reservation_remark on reservation (venue_id, day) where number is not null and (comment <> '' or note <> '');
create index card_order_words on card_order (venue_id, item_id)
  where sender <> '' or recipient <> '' or message <> '' or recipient_email is not null;
create index job_dead on job (venue_id, dead_at) where dead_at is not null;
