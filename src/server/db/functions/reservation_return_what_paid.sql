-- What paid for a reservation that ends without a visit goes back where it came from, whoever ends it and how; what was
-- bought with it can be used no more. The trigger reservation_returns calls it when the state becomes expired or cancelled.
create or replace function reservation_return_what_paid() returns trigger language plpgsql as $$
declare
  one record;
begin
  perform redemption_release(new.venue_id, array(select id from redemption
    where venue_id = new.venue_id and reservation_id = new.id and state <> 'released'), '{}', 'system');
  for one in select subscription_id, visits from subscription_use
    where venue_id = new.venue_id and reservation_id = new.id and returned_at is null order by subscription_id
  loop
    perform visits_return(new.venue_id, new.id, one.subscription_id, one.visits);
  end loop;
  perform bought_cards_block(new.venue_id, new.id, 'system', '');
  perform bought_subscriptions_stop(new.venue_id, new.id, 'order');
  new.total_paid := (select coalesce(sum(amount), 0) from ledger_entry
    where venue_id = new.venue_id and reservation_id = new.id);
  return new;
end $$;
