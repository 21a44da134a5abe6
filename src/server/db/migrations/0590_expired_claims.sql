-- Places of expired holds are looked up for every calendar: there are few holds beside many bookings.
create index pool_claim_hold on pool_claim (venue_id, pool_id, day) where state = 'hold';

-- A month of claims is read from the index alone.
drop index resource_claim_day;
create index resource_claim_day on resource_claim (venue_id, day) include (resource_id, during, state, reservation_id)
  where state <> 'released';
