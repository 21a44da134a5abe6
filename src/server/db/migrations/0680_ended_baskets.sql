-- Baskets that ended without a booking are removed, not only emptied of their person: the oldest of all of them first.
create index reservation_draft on reservation (venue_id, expires_at) where number is null and state in ('expired', 'cancelled');
drop index reservation_draft_person;
