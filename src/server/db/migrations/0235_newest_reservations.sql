-- Staff read reservations newest first.
create index reservation_newest on reservation (venue_id, created_at desc, id);
