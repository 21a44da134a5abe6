import { sql } from 'kysely';
import { normalPromoCode } from '#domain/credits/promoCode.ts';
import type { PromoWorth } from '#domain/credits/promoCode.ts';
import type { Tx } from '#server/db/schema.ts';
import { hashOfCode } from '../giftCards/giftCards.service.ts';
import type { Redeeming } from './redemption.types.ts';

/** A card with this code. `balance` in cents; not usable when blocked or past its last day at the venue. */
export interface FoundCard {
  id: string;
  balance: number;
  productId: string | null;
  usable: boolean;
}

/** Neither blocked nor past its last day at the venue. Expects `venue` beside `gift_card`. */
const isUsable = sql<boolean>`not blocked and coalesce(usable_to >= (kuur_now() at time zone time_zone)::date, true)`;

/** Whether all these cards may pay today. The caller has them locked. */
export async function allUsable(tx: Tx, venueId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const query = tx.selectFrom('giftCard').innerJoin('venue', 'venue.venueId', 'giftCard.venueId');
  const unusable = query
    .select('giftCard.id')
    .where('giftCard.venueId', '=', venueId)
    .where('giftCard.id', 'in', [...ids]);
  return (await unusable.where(sql<boolean>`not (${isUsable})`).executeTakeFirst()) === undefined;
}

/** The card with a code, locked until the transaction ends; `undefined` when there is none. */
export async function cardByCode(
  tx: Tx,
  { venueId, kind, code }: { venueId: string; kind: 'giftCard' | 'voucher'; code: string },
): Promise<FoundCard | undefined> {
  return tx
    .selectFrom('giftCard')
    .innerJoin('venue', 'venue.venueId', 'giftCard.venueId')
    .select(['giftCard.id', 'balance', 'productId'])
    .select(isUsable.as('usable'))
    .where('giftCard.venueId', '=', venueId)
    .where('codeHash', '=', hashOfCode(code))
    .where('kind', '=', kind)
    .forUpdate('giftCard')
    .executeTakeFirst();
}

export interface FoundPromo extends PromoWorth {
  id: string;
  maxUsesPerCustomer: number | null;
}

/** The promo code that was typed, if it may be used today at the venue in this flow. */
export async function promoByCode(
  tx: Tx,
  { venueId, flowId }: Redeeming,
  code: string,
): Promise<FoundPromo | undefined> {
  return tx
    .selectFrom('promoCode')
    .innerJoin('venue', 'venue.venueId', 'promoCode.venueId')
    .select(['id', 'percent', 'amount', 'maxUsesPerCustomer'])
    .where('promoCode.venueId', '=', venueId)
    .where('code', '=', normalPromoCode(code))
    .where('active', '=', true)
    .where(sql<boolean>`(kuur_now() at time zone time_zone)::date between coalesce(from_date, '-infinity')
      and coalesce(to_date, 'infinity')`)
    .where(sql<boolean>`(flow_ids = '{}' or ${flowId} = any(flow_ids))`)
    .executeTakeFirst();
}

/** How often a customer uses a promo code now. */
export async function usesOf(tx: Tx, { venueId, customerId }: Redeeming, promoCodeId: string): Promise<number> {
  const row = await tx
    .selectFrom('redemption')
    .innerJoin('reservation', (join) =>
      join
        .onRef('reservation.venueId', '=', 'redemption.venueId')
        .onRef('reservation.id', '=', 'redemption.reservationId'),
    )
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('redemption.venueId', '=', venueId)
    .where('promoCodeId', '=', promoCodeId)
    .where('redemption.state', '<>', 'released')
    .where('reservation.customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.uses;
}
