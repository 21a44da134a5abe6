-- Staff search a large book: words within names, addresses, phones and the trail are found by their letters, three at a time.
create extension if not exists pg_trgm;

-- What a customer is searched by; never changed, as an index has it.
create function customer_words(first_name text, middle_name text, last_name text, email text, former_emails text[], phone text)
returns text language sql immutable as $$
  select concat_ws(' ', first_name, middle_name, last_name, email, array_to_string(former_emails, ' '), phone,
    regexp_replace(phone, '[^0-9+]', '', 'g'))
$$;
create index customer_searched on customer
  using gin (customer_words(first_name, middle_name, last_name, email, former_emails, phone) gin_trgm_ops) where erased_at is null;

-- What an entry of the trail is searched by: every text and number that it tells, without the names of its fields.
create function told_words(old_values jsonb, new_values jsonb) returns text language sql immutable as $$
  select jsonb_path_query_array(jsonb_build_array(old_values, new_values),
    'strict $.** ? (@.type() == "string" || @.type() == "number")')::text
$$;
create index audit_entry_searched on audit_entry using gin (told_words(old_values, new_values) gin_trgm_ops);
-- And by who did it.
create index audit_entry_actor on audit_entry (venue_id, actor_kind, actor_id, at, id);

-- What the desk wrote about its money.
create index ledger_entry_reason on ledger_entry using gin (reason gin_trgm_ops) where reason <> '';

-- Every reservation has a day, so one index orders them by it, finds those of one, and counts what is to come.
drop index reservation_by_day;
drop index reservation_day;
create index reservation_by_day on reservation (venue_id, day, id) include (state);

-- Addresses that nobody confirmed are looked for every hour.
create index customer_pending_email on customer (venue_id) where pending_email is not null;

-- By the whole id of an object or a request: alone, as nobody knows the kind.
create index audit_entry_object_id on audit_entry using hash (object_id);
create index audit_entry_request on audit_entry using hash (request_id);
