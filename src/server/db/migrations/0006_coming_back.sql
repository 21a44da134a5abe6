-- What comes back where it cannot be spent any more, and cards for visits that were stopped and may go on.
alter table subscription
  -- Why it ended before its time; it may go on when the bank gives back what it took.
  add column stopped_by text check (stopped_by in ('chargeback', 'refund', 'order')),
  -- Its last day until then; null: without end.
  add column stopped_usable_to date,
  add check (stopped_by is not null or stopped_usable_to is null);

alter table money_task
  drop constraint money_task_kind_check,
  add constraint money_task_kind_check
    check (kind in ('late_payment', 'double_payment', 'mismatch', 'chargeback', 'refund_failed', 'card_blocked'));

-- Until when at least what comes back now can be spent: from a booking thirty days, from a basket the rest of the day.
create function spendable_until(of_venue text, was_booked boolean) returns date language sql stable as $$
  select (kuur_now() at time zone time_zone)::date + case when was_booked then 30 else 0 end
  from venue where venue_id = of_venue
$$;

-- After cents came back on a card: it lasts until they can be spent, and staff hear of what a blocked card got of a booking.
create function gift_card_got_back(of_venue text, card text, of_reservation text, redemption text, cents integer)
returns void language plpgsql as $$
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

-- As before; what comes back can be spent.
create or replace function reservation_return_what_paid() returns trigger language plpgsql as $$
declare
  from_cards text[] := array(select id from redemption where venue_id = new.venue_id and reservation_id = new.id
    and state <> 'released' and gift_card_id is not null);
begin
  with freed as (
    update redemption set state = 'released'
    where venue_id = new.venue_id and reservation_id = new.id and state <> 'released'
    returning id, kind, gift_card_id, promo_code_id, amount, taken
  ), locked as materialized (
    select g.id, freed.taken from gift_card g join freed on g.id = freed.gift_card_id
    where g.venue_id = new.venue_id order by g.id for update of g
  ), cards as (
    update gift_card g set balance = g.balance + locked.taken from locked
    where g.venue_id = new.venue_id and g.id = locked.id returning g.id, locked.taken
  ), told as (
    insert into gift_card_entry (venue_id, id, gift_card_id, kind, amount, reservation_id)
    select new.venue_id, gen_random_uuid()::text, id, 'returned', taken, new.id from cards
  ), codes as (
    update promo_code p set used = p.used - 1 from freed
    where p.venue_id = new.venue_id and p.id = freed.promo_code_id
  )
  insert into ledger_entry (venue_id, id, reservation_id, redemption_id, kind, provider_ref, amount, actor)
  select new.venue_id, gen_random_uuid()::text, new.id, id, kind, 'returned', -amount, 'system' from freed;

  perform gift_card_got_back(new.venue_id, gift_card_id, new.id, id, taken)
  from redemption where venue_id = new.venue_id and id = any(from_cards);

  with given_back as (
    update subscription_use set returned_at = kuur_now()
    where venue_id = new.venue_id and reservation_id = new.id and returned_at is null
    returning subscription_id, visits
  )
  update subscription s set used = s.used - given_back.visits,
    usable_to = case when s.stopped_by is null and s.amount is not null and s.usable_to is not null
      then greatest(s.usable_to, spendable_until(new.venue_id, true)) else s.usable_to end
  from given_back
  where s.venue_id = new.venue_id and s.id = given_back.subscription_id;

  -- What was bought with it can be used no more; a card that was made for a refund is no part of the order.
  with stopped as (
    update gift_card set blocked = true
    where venue_id = new.venue_id and reservation_id = new.id and item_id is not null and not blocked
    returning id
  )
  insert into gift_card_entry (venue_id, id, gift_card_id, kind, amount, reservation_id)
  select new.venue_id, gen_random_uuid()::text, id, 'blocked', 0, new.id from stopped;

  update subscription s
  set usable_to = least(s.usable_to, (kuur_now() at time zone v.time_zone)::date - 1), stopped_by = 'order',
    stopped_usable_to = case when s.stopped_by is null then s.usable_to else s.stopped_usable_to end
  from reservation_item i, venue v
  where s.venue_id = new.venue_id and i.venue_id = s.venue_id and i.id = s.item_id and i.reservation_id = new.id
    and v.venue_id = s.venue_id;

  new.total_paid := (select coalesce(sum(amount), 0) from ledger_entry
    where venue_id = new.venue_id and reservation_id = new.id);
  return new;
end $$;
