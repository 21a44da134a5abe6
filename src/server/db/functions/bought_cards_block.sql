-- Blocks the gift cards and vouchers that were bought with a reservation; a card that was made for a refund is no part of it.
create or replace function bought_cards_block(of_venue text, of_reservation text, by_actor text, why text)
returns void language sql as $$
  with stopped as (
    update gift_card set blocked = true
    where venue_id = of_venue and reservation_id = of_reservation and item_id is not null and not blocked
    returning id
  )
  insert into gift_card_entry (venue_id, id, gift_card_id, kind, amount, reservation_id, actor, reason)
  select of_venue, gen_random_uuid()::text, id, 'blocked', 0, of_reservation, by_actor, why from stopped
$$;
