-- After cents came back on a card: it lasts until they can be spent, and staff hear of what a blocked card got of a booking.
create or replace function gift_card_got_back(
  of_venue text, card text, of_reservation text, redemption text, cents integer
) returns void language plpgsql as $$
declare
  was_booked boolean := (select confirmed_at is not null from reservation
    where venue_id = of_venue and id = of_reservation);
begin
  update gift_card set usable_to = spendable_until(of_venue, was_booked)
  where venue_id = of_venue and id = card and usable_to < spendable_until(of_venue, was_booked);
  insert into money_task (venue_id, id, kind, ref, reservation_id, amount)
  select of_venue, gen_random_uuid()::text, 'card_blocked', redemption, of_reservation, cents
  from gift_card where venue_id = of_venue and id = card and blocked and was_booked
  on conflict do nothing;
end $$;
