-- Foreign keys that a query asks by: without an index each of them reads the whole table, and these tables only grow.
create index ledger_entry_reservation on ledger_entry (venue_id, reservation_id);
create index subscription_use_reservation on subscription_use (venue_id, reservation_id);
create index redemption_promo_code on redemption (venue_id, promo_code_id) where promo_code_id is not null;
create index redemption_gift_card on redemption (venue_id, gift_card_id) where gift_card_id is not null;
create index payment_link_hash on payment (venue_id, link_hash) where link_hash is not null;
create index reservation_item_product on reservation_item (venue_id, product_id);
create index resource_claim_item on resource_claim (venue_id, item_id);
