import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { cardItemId } from './bookings.ts';
import { idOf, prices } from './bookOwner.ts';
import type { VenueBook } from './bookOwner.ts';
import { beginChain } from './chains.ts';
import { redemptionId } from './money.ts';

const cardId = idOf(sql`b.id || 'card'`);

/** Gift cards and what was paid with them, promo codes, and visits of multi-visit cards, one for each customer who uses it. */
export const credits = ({ venue }: VenueBook): RawBuilder<unknown>[] => [
  sql`insert into card_order (venue_id, item_id) select ${venue}, ${cardItemId} from book b where b.sells_card`,
  sql`insert into gift_card (venue_id, id, kind, code_hash, last_four, product_id, item_id, reservation_id, amount, balance, usable_to, created_at)
    select ${venue}, ${cardId}, 'giftCard', sha256(${cardId}::bytea), lpad((n % 10000)::text, 4, '0'), 'book-gift-card', ${cardItemId}, b.id,
      b.total, b.total - coalesce(r.redeemed, 0), (b.at + interval '3 years')::date, b.at + interval '5 minutes'
    from book b left join (select gift_card_id, redeemed from book) r on r.gift_card_id = ${cardId}
    where b.sells_card and b.state = 'confirmed'`,
  beginChain('gift_card_entry'),
  sql`insert into chained_gift_card_entry (venue_id, id, gift_card_id, kind, amount, reservation_id, actor, reason, at, place)
    select ${venue}, ${idOf(sql`b.id || 'bought'`)}, ${cardId}, 'bought', ${prices.giftCard}::int, b.id, 'system', '', b.at + interval '5 minutes', 1
      from book b where b.sells_card and b.state = 'confirmed'
    union all select ${venue}, ${idOf(sql`b.id || 'spent'`)}, b.gift_card_id, 'redeemed', -b.redeemed, b.id, 'visitor', '', b.at, 2
      from book b where b.paid_by = 'giftCard'`,
  sql`insert into redemption (venue_id, id, reservation_id, kind, gift_card_id, promo_code_id, amount, debited, state, created_at)
    select ${venue}, ${redemptionId}, b.id, b.paid_by, b.gift_card_id, case b.paid_by when 'promoCode' then 'book' end, b.redeemed,
      case b.paid_by when 'giftCard' then b.redeemed else 0 end, 'confirmed', b.at from book b where b.redeemed > 0`,
  sql`update promo_code set used = (select count(*) from book where paid_by = 'promoCode')
    where venue_id = ${venue} and id = 'book'`,
  sql`insert into subscription (venue_id, id, customer_id, product_id, usable_from, amount, used, created_at)
    select ${venue}, customer_id, customer_id, 'book-visits', min(at)::date, 20, sum(guests), min(at)
    from book where paid_by = 'visits' group by customer_id`,
  sql`insert into subscription_use (venue_id, subscription_id, reservation_id, visits, at)
    select ${venue}, customer_id, id, guests, at + interval '5 minutes' from book where paid_by = 'visits'`,
];
