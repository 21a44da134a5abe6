-- Staff page through a large book: the newest first, what is rare among much, and any part of a number.
create index gift_card_newest on gift_card (venue_id, created_at, id);
create index gift_card_last_four on gift_card using gin (last_four gin_trgm_ops);
create index subscription_newest on subscription (venue_id, created_at, id);
create index ledger_entry_rare on ledger_entry (venue_id, kind, at, id)
  where kind in ('refund', 'chargeback', 'deskRefund', 'voucher', 'promoCode');
create index payment_unpaid on payment (venue_id, state, created_at, id) where state in ('canceled', 'expired', 'failed');
create index reservation_number on reservation using gin (number gin_trgm_ops) where number is not null;
