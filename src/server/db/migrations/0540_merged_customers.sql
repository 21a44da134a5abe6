-- Two accounts of one person become one. Both are merged as they were read, and likely doubles are found without reading all.
alter table customer
  add column version integer not null default 1,
  -- Addresses of accounts that were merged into this one; nobody logs in by them.
  add column former_emails text[] not null default '{}',
  -- The row stays, without the person, for the history that names it.
  add column merged_into text,
  add foreign key (venue_id, merged_into) references customer (venue_id, id),
  add check (merged_into is null or (erased_at is not null and merged_into <> id));
create index customer_merged on customer (venue_id, merged_into) where merged_into is not null;

create function customer_count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger customer_version before update on customer for each row
  when ((old.email, old.pending_email, old.first_name, old.middle_name, old.last_name, old.phone, old.gender, old.newsletter,
      old.address, old.former_emails, old.erased_at)
    is distinct from (new.email, new.pending_email, new.first_name, new.middle_name, new.last_name, new.phone, new.gender,
      new.newsletter, new.address, new.former_emails, new.erased_at))
  execute function customer_count_version();

create index customer_like_phone on customer (venue_id, right(regexp_replace(phone, '[^0-9]', '', 'g'), 8))
  where erased_at is null;
create index customer_like_email on customer
  (venue_id, replace(split_part(split_part(email, '@', 1), '+', 1), '.', '')) where erased_at is null;
create index customer_like_zip_code on customer (venue_id, upper(replace(address ->> 'zipCode', ' ', '')))
  where erased_at is null and address is not null;
