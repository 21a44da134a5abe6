-- A page begins after a row of the one before: the id that decides between equal moments goes the same way as they do.
drop index reservation_newest;
create index reservation_newest on reservation (venue_id, created_at, id);
create index reservation_by_day on reservation (venue_id, (coalesce(day, 'infinity'::date)), id);
create index payment_newest on payment (venue_id, created_at, id);
drop index ledger_entry_moment;
create index ledger_entry_moment on ledger_entry (venue_id, at, id);
create index job_newest on job (venue_id, created_at, id);
create index customer_by_name on customer (venue_id, lower(last_name || ' ' || first_name), id);
