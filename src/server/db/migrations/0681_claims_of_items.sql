-- As 0680, but alone: who books waits for one of the two tables at most.
create index pool_claim_item on pool_claim (venue_id, item_id);
