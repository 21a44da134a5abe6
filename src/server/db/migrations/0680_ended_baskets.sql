-- Baskets that ended without a booking are removed, not only emptied of their person: the oldest of all of them first.
create index reservation_draft on reservation (venue_id, expires_at, id) where number is null and state in ('expired', 'cancelled');

-- What is removed is looked for in what may refer to it.
create index payment_link_reservation on payment_link (venue_id, reservation_id);
create index payment_exception_reservation on payment_exception (venue_id, reservation_id) where reservation_id is not null;
create index gift_card_entry_reservation on gift_card_entry (venue_id, reservation_id) where reservation_id is not null;
