-- Reports read what happened between two moments, however long the books are.
create index ledger_entry_moment on ledger_entry (venue_id, at);
create index reservation_confirmed on reservation (venue_id, confirmed_at) where confirmed_at is not null;
create index reservation_cancelled on reservation (venue_id, ended_at) where state = 'cancelled' and confirmed_at is not null;
