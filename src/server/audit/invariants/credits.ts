import { sql } from 'kysely';
import { per } from './slices.ts';
import { hasChangedSince } from './termsChanges.ts';

/** Expects `gift_card_entry e`. */
const isOpening = sql`e.kind in ('bought', 'refunded')`;

export const creditInvariants = {
  'the balance of a gift card is the sum of its entries': per(
    'gift_card',
    (within) => sql`
    select g.venue_id, g.id from gift_card g
    left join gift_card_entry e on e.venue_id = g.venue_id and e.gift_card_id = g.id
    where ${within('g.id')}
    group by g.venue_id, g.id having g.balance <> coalesce(sum(e.amount), 0) or g.balance < 0`,
  ),
  'what staff corrected on a gift card stands in its entries': per(
    'gift_card',
    (within) => sql`
    select g.venue_id, g.id from gift_card g where ${within('g.id')} and g.corrected <> coalesce((
      select sum(e.amount) from gift_card_entry e
      where e.venue_id = g.venue_id and e.gift_card_id = g.id and e.kind = 'corrected'), 0)`,
  ),
  'a redemption is in the ledger, and no longer once it is released': per(
    'redemption',
    (within) => sql`
    select d.venue_id, d.id from redemption d
    left join ledger_entry l on l.venue_id = d.venue_id and l.redemption_id = d.id
    where ${within('d.id')}
    group by d.venue_id, d.id, d.state, d.amount
    having coalesce(sum(l.amount), 0) <> case d.state when 'released' then 0 else d.amount end`,
  ),
  'a gift card paid what was redeemed with it': per(
    'gift_card',
    (within) => sql`
    select g.venue_id, g.id from gift_card g where ${within('g.id')}
      and coalesce((select sum(d.debited) from redemption d
        where d.venue_id = g.venue_id and d.gift_card_id = g.id and d.state <> 'released'), 0) <> -coalesce((
        select sum(e.amount) from gift_card_entry e
        where e.venue_id = g.venue_id and e.gift_card_id = g.id and e.kind in ('redeemed', 'returned')), 0)`,
  ),
  'what a booking returns to a gift card can be spent for thirty days': per(
    'gift_card',
    (within) => sql`
    select distinct g.venue_id, g.id from gift_card g join venue v on v.venue_id = g.venue_id
    join gift_card_entry e on e.venue_id = g.venue_id and e.gift_card_id = g.id and e.kind = 'returned'
    join reservation r on r.venue_id = e.venue_id and r.id = e.reservation_id and r.confirmed_at is not null
    where ${within('g.id')} and g.usable_to < (e.at at time zone v.time_zone)::date + 30 and case e.actor
      when 'system' then r.state = 'cancelled' else e.actor not in ('visitor', 'provider') end`,
  ),
  'a promo code is used as often as it pays': per(
    'venue',
    (within) => sql`
    select p.venue_id, p.id from promo_code p where ${within('p.id')} and (p.used > p.max_uses or p.used <> (
      select count(*) from redemption d
      where d.venue_id = p.venue_id and d.promo_code_id = p.id and d.state <> 'released'))`,
  ),
  'redemptions pay no more than the total': per(
    'reservation',
    (within) => sql`
    select r.venue_id, r.id from reservation r
    join redemption d on d.venue_id = r.venue_id and d.reservation_id = r.id and d.state <> 'released'
    where ${within('r.id')} group by r.venue_id, r.id having sum(d.amount) > r.total`,
  ),
  'a redemption has the state of its reservation': per(
    'reservation',
    (within) => sql`
    select d.venue_id, d.id from redemption d join reservation r on r.venue_id = d.venue_id and r.id = d.reservation_id
    where ${within('d.reservation_id')} and d.state <> 'released' and d.state <> case
      when r.state = 'hold' then 'held' when r.state in ('expired', 'cancelled') then 'released' else 'confirmed' end`,
  ),
  'what is put on a gift card comes from a paid order, a refund or staff, once': per(
    'gift_card',
    (within) => sql`
    select g.venue_id, g.id from gift_card g
    left join gift_card_entry e on e.venue_id = g.venue_id and e.gift_card_id = g.id
    where ${within('g.id')}
    group by g.venue_id, g.id, g.amount, g.item_id
    having count(*) filter (where ${isOpening}) <> 1
      or coalesce(sum(e.amount) filter (where ${isOpening}), 0) <> g.amount
      or bool_or((${isOpening} or (e.kind = 'corrected' and e.amount > 0)) and not case
        when e.kind = 'refunded' then (g.venue_id, g.id) in (
          select f.venue_id, f.gift_card_id from refund f where f.gift_card_id is not null)
        when e.kind = 'bought' and g.item_id is not null then exists (select from card_order o
          where o.venue_id = g.venue_id and o.item_id = g.item_id)
        else exists (select from staff_user u where u.venue_id = e.venue_id and u.id = e.actor) end)`,
  ),
  'gift cards made together are as many and as worth as they were made': per(
    'venue',
    (within) => sql`
    select b.venue_id, b.id from gift_card_batch b
    left join gift_card g on g.venue_id = b.venue_id and g.batch_id = b.id
    where ${within('b.id')}
    group by b.venue_id, b.id, b.count, b.kind, b.amount, b.product_id
    having count(g.id) <> b.count or not bool_and(g.kind = b.kind and g.amount = b.amount
      and g.product_id is not distinct from b.product_id and g.item_id is null)`,
  ),
  'a promo code gives what it is worth at most, unless staff changed it later': per(
    'redemption',
    (within) => sql`
    select d.venue_id, d.id from redemption d
    join promo_code p on p.venue_id = d.venue_id and p.id = d.promo_code_id
    join reservation r on r.venue_id = d.venue_id and r.id = d.reservation_id
    where ${within('d.id')} and d.state <> 'released' and d.amount > coalesce(p.amount, round(r.total * p.percent / 100.0))
      and not ${hasChangedSince('promo_code', { of: 'd', id: sql`d.promo_code_id`, moment: sql`d.created_at` })}`,
  ),
};
