-- Staff correct what is on a gift card, also upwards; what was redeemed before can still come back on it.
alter table gift_card add column corrected integer not null default 0;
update gift_card g set corrected = e.amount from (
  select venue_id, gift_card_id, sum(amount) as amount from gift_card_entry where kind = 'corrected' group by 1, 2
) e where e.venue_id = g.venue_id and e.gift_card_id = g.id;
alter table gift_card drop constraint gift_card_not_overdrawn;
alter table gift_card add constraint gift_card_not_overdrawn check (balance >= 0 and balance <= amount + corrected);
