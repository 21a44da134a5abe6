import { sql } from 'kysely';
import type { GiftCardBalance } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { hashOfCode } from './cardCodes.ts';

/**
 * In cents. One lookup by the code's hash. Throws `gift_card_invalid`, the same for unknown, blocked, empty and
 * expired.
 */
export async function balanceOf(db: Db, venueId: string, code: string): Promise<GiftCardBalance> {
  const card = await db
    .selectFrom('giftCard')
    .innerJoin('venue', 'venue.venueId', 'giftCard.venueId')
    .select(['balance', 'amount', 'usableTo'])
    .select(
      sql<boolean>`not blocked and balance > 0
        and coalesce(usable_to >= (kuur_now() at time zone time_zone)::date, true)`.as('usable'),
    )
    .where('giftCard.venueId', '=', venueId)
    .where('codeHash', '=', hashOfCode(code))
    .executeTakeFirst();
  if (!card?.usable) throw problem('gift_card_invalid');
  const { balance, amount, usableTo } = card;
  return { balance, amount, usableTo };
}
