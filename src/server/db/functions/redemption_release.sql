-- Releases redemptions: all that they took goes back to its card or promo code, in the ledger and in the card's entries.
-- `reapplied`: cents of each that the caller redeems again at once, so that its card gets the rest only.
create or replace function redemption_release(of_venue text, ids text[], reapplied integer[], by_actor text)
returns void language plpgsql as $$
declare
  one record;
begin
  perform from gift_card where venue_id = of_venue and id in (select gift_card_id from redemption
    where venue_id = of_venue and id = any(ids)) order by id for update;
  for one in
    update redemption r set state = 'released' from unnest(ids, reapplied) as released(id, reapplied)
    where r.venue_id = of_venue and r.id = released.id and r.state <> 'released'
    returning r.*, coalesce(released.reapplied, 0) as reapplied
  loop
    insert into ledger_entry (venue_id, id, reservation_id, redemption_id, kind, provider_ref, amount, actor)
    values (of_venue, gen_random_uuid()::text, one.reservation_id, one.id, one.kind, 'returned', -one.amount, by_actor);
    if one.gift_card_id is not null then
      update gift_card set balance = balance + one.taken where venue_id = of_venue and id = one.gift_card_id;
      insert into gift_card_entry (venue_id, id, gift_card_id, kind, amount, reservation_id, actor)
      values (of_venue, gen_random_uuid()::text, one.gift_card_id, 'returned', one.taken, one.reservation_id, by_actor);
      if one.taken > one.reapplied then
        perform gift_card_got_back(of_venue, one.gift_card_id, one.reservation_id, one.id, one.taken - one.reapplied);
      end if;
    else
      update promo_code set used = used - 1 where venue_id = of_venue and id = one.promo_code_id;
    end if;
  end loop;
end $$;
