import { sql } from 'kysely';

/** Gift cards, vouchers and what pays with them. Each selects venue and id of what breaks the rule of its name. */
export const cardInvariants = {
  'what is on a card is what its entries say': sql`
    select g.venue_id, g.id from gift_card g
    left join gift_card_entry e on e.venue_id = g.venue_id and e.gift_card_id = g.id
    group by g.venue_id, g.id having g.balance <> coalesce(sum(e.amount), 0) or g.balance < 0`,
  'what pays stands in the ledger, and what was released was given back': sql`
    select d.venue_id, d.id from redemption d
    left join ledger_entry l on l.venue_id = d.venue_id and l.redemption_id = d.id
    group by d.venue_id, d.id, d.state, d.amount
    having coalesce(sum(l.amount), 0) <> case d.state when 'released' then 0 else d.amount end`,
  'what a card paid is what was redeemed with it': sql`
    select g.venue_id, g.id from gift_card g where coalesce((select sum(d.taken) from redemption d
      where d.venue_id = g.venue_id and d.gift_card_id = g.id and d.state <> 'released'), 0) <> -coalesce((
      select sum(e.amount) from gift_card_entry e
      where e.venue_id = g.venue_id and e.gift_card_id = g.id and e.kind in ('redeemed', 'returned')), 0)`,
  'what came back on a card from a booking can be spent for thirty days': sql`
    select distinct g.venue_id, g.id from gift_card g join venue v on v.venue_id = g.venue_id
    join gift_card_entry e on e.venue_id = g.venue_id and e.gift_card_id = g.id and e.kind = 'returned'
    join reservation r on r.venue_id = e.venue_id and r.id = e.reservation_id and r.confirmed_at is not null
    where g.usable_to < (e.at at time zone v.time_zone)::date + 30 and case e.actor
      when 'system' then r.state = 'cancelled' else e.actor not in ('visitor', 'provider') end`,
  'a promo code is used as often as it pays': sql`
    select p.venue_id, p.id from promo_code p where p.used > p.max_uses or p.used <> (select count(*) from redemption d
      where d.venue_id = p.venue_id and d.promo_code_id = p.id and d.state <> 'released')`,
  'what pays, pays no more than there is': sql`
    select r.venue_id, r.id from reservation r
    join redemption d on d.venue_id = r.venue_id and d.reservation_id = r.id and d.state <> 'released'
    group by r.venue_id, r.id having sum(d.amount) > r.total`,
  'what pays is held with a hold and for good with a booking': sql`
    select d.venue_id, d.id from redemption d join reservation r on r.venue_id = d.venue_id and r.id = d.reservation_id
    where d.state <> 'released' and d.state <> case
      when r.state = 'hold' then 'held' when r.state in ('expired', 'cancelled') then 'released' else 'confirmed' end`,
};
