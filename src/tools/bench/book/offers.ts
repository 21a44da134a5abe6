import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { prices, staffId } from './bookOwner.ts';
import type { VenueBook } from './bookOwner.ts';

const dayAndNight = [{ days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: [{ from: 0, to: 1440 }] })) }];

/** What the book sells beside the entry, and who serves it: therapists and rooms for every moment. Once for each venue. */
export const offers = ({ venue, resources }: VenueBook): RawBuilder<unknown>[] => [
  sql`insert into staff_user (venue_id, id, email, password_hash, first_name, last_name, role)
    values (${venue}, ${staffId}, ${`${staffId}@book.example`}, '', 'Balie', 'Boek', 'planner')`,
  sql`insert into resource_kind (venue_id, id, name, role)
    select ${venue}, 'book-' || role, '{"nl": "Boek"}', role from unnest('{therapist,room}'::text[]) as role`,
  sql`insert into resource (venue_id, id, name, kind_id, roster_from, roster_weeks)
    select ${venue}, 'book-' || role || '-' || number, 'book', 'book-' || role, '2020-01-06', ${JSON.stringify(dayAndNight)}
    from unnest('{therapist,room}'::text[]) as role, generate_series(0, ${resources - 1}::int) as number`,
  sql`insert into product (venue_id, id, xplan_id, object_type, type, name, price) values
    (${venue}, 'book-massage', 'book-massage', 'product', 0, '{"nl": "Massage"}', ${prices.massage}),
    (${venue}, 'book-gift-card', 'book-gift-card', 'product', 3, '{"nl": "Cadeaubon"}', ${prices.giftCard}),
    (${venue}, 'book-visits', 'book-visits', 'product', 2, '{"nl": "Badenkaart"}', 0)`,
  sql`insert into product_planning (venue_id, product_id, duration, buffer_after)
    values (${venue}, 'book-massage', 50, 10)`,
  sql`insert into product_need (venue_id, product_id, position, kind_id, count)
    select ${venue}, 'book-massage', place, 'book-' || role, 1
    from unnest('{therapist,room}'::text[]) with ordinality as need(role, place)`,
  sql`insert into flow (venue_id, id, slug, name, type, checkout_type, product_id)
    values (${venue}, 'book-gift-card', 'book-gift-card', '{"nl": "Cadeaubon"}', 5, 'payment', 'book-gift-card')`,
  sql`insert into promo_code (venue_id, id, code, percent) values (${venue}, 'book', 'BOOK10', 10)`,
];
