-- Gives visits of a booking back to a card; when all are, the booking has nothing of it any more. A card that counts visits
-- lasts until they can be spent, unless it was stopped.
create or replace function visits_return(of_venue text, of_reservation text, of_subscription text, returned integer)
returns void language plpgsql as $$
begin
  update subscription_use set
    returned_at = case when visits = returned then kuur_now() end,
    visits = case when visits = returned then visits else visits - returned end
  where venue_id = of_venue and reservation_id = of_reservation and subscription_id = of_subscription
    and returned_at is null;
  update subscription set used = used - returned,
    usable_to = case when stopped_by is null and amount is not null and usable_to is not null
      then greatest(usable_to, spendable_until(of_venue, true)) else usable_to end
  where venue_id = of_venue and id = of_subscription;
end $$;
