-- Unpaid holds and bookings are counted by the network they come from, also after they ended; housekeeping forgets it.
drop trigger reservation_origin on reservation;
drop function reservation_forget_origin();
drop index reservation_origin;
alter table reservation add column wide_origin_hash bytea;
create index reservation_origin on reservation (venue_id, origin_hash) where origin_hash is not null;
create index reservation_wide_origin on reservation (venue_id, wide_origin_hash) where wide_origin_hash is not null;
