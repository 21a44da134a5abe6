import { sql } from 'kysely';
import type { Redeemed, PayableItem, VoucherWorth } from '#domain/credits/redeemedAmounts.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { LiveRedemption } from './redemption.types.ts';

export type ReservationOf = { venueId: string; id: string };

/** What stands in a reservation, oldest first. */
export async function liveRedemptions(db: Db, { venueId, id }: ReservationOf): Promise<LiveRedemption[]> {
  const rows = await db
    .selectFrom('redemption')
    .leftJoin('giftCard as card', (join) =>
      join.onRef('card.venueId', '=', 'redemption.venueId').onRef('card.id', '=', 'redemption.giftCardId'),
    )
    .leftJoin('promoCode as promo', (join) =>
      join.onRef('promo.venueId', '=', 'redemption.venueId').onRef('promo.id', '=', 'redemption.promoCodeId'),
    )
    .select(['redemption.id', 'redemption.kind', 'giftCardId', 'promoCodeId', 'redemption.amount', 'taken', 'state'])
    .select(['card.lastFour', 'card.balance', 'card.productId', 'promo.code', 'promo.percent'])
    .select('promo.amount as promoAmount')
    .where('redemption.venueId', '=', venueId)
    .where('redemption.reservationId', '=', id)
    .where('redemption.state', '<>', 'released')
    .orderBy('redemption.createdAt')
    .orderBy('redemption.id')
    .execute();
  const worths = await worthOfVouchers(
    db,
    venueId,
    rows.flatMap(({ kind, productId }) => (kind === 'voucher' && productId !== null ? [productId] : [])),
  );
  return rows.map(({ lastFour, code, productId, percent, promoAmount, state, ...row }) => ({
    ...row,
    state: state as LiveRedemption['state'],
    label: code ?? `…${lastFour ?? ''}`,
    worth: {
      giftCard: { kind: 'giftCard', amount: row.amount },
      voucher: { kind: 'voucher', worth: worths.get(productId ?? '') ?? [] },
      promoCode: { kind: 'promoCode', worth: { percent, amount: promoAmount } },
    }[row.kind] as Redeemed,
  }));
}

/** What vouchers of these products stand for. */
export async function worthOfVouchers(
  db: Db,
  venueId: string,
  productIds: readonly string[],
): Promise<Map<string, VoucherWorth[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('voucherWorth')
    .select(['voucherId', 'productId', 'quantity'])
    .where('venueId', '=', venueId)
    .where('voucherId', 'in', [...productIds])
    .orderBy('productId')
    .execute();
  const worths = new Map<string, VoucherWorth[]>();
  for (const { voucherId, ...worth } of rows) worths.set(voucherId, [...(worths.get(voucherId) ?? []), worth]);
  return worths;
}

/** What is in the reservation and costs something. */
export async function payableItems(db: Db, { venueId, id }: ReservationOf): Promise<PayableItem[]> {
  return db
    .selectFrom('reservationItem')
    .select(['id', 'productId', 'price'])
    .where('venueId', '=', venueId)
    .where('reservationId', '=', id)
    .where('removedAt', 'is', null)
    .where('price', '>', 0)
    .orderBy('id')
    .execute();
}

/** What the ledger says of a reservation, in cents. `online`: what the provider took and did not give back. */
export interface Books {
  paid: number;
  online: number;
  redeemed: number;
}

export async function booksOf(db: Db, { venueId, id }: ReservationOf): Promise<Books> {
  const { rows } = await sql<Books>`select coalesce(sum(amount), 0)::int as paid,
      coalesce(sum(amount) filter (where payment_id is not null), 0)::int as online,
      coalesce(sum(amount) filter (where redemption_id is not null), 0)::int as redeemed
    from ledger_entry where venue_id = ${venueId} and reservation_id = ${id}`.execute(db);
  return rows[0]!;
}

/** What was redeemed is there for good. */
export async function confirmHeld(tx: Tx, { venueId, id }: ReservationOf): Promise<void> {
  await tx
    .updateTable('redemption')
    .set({ state: 'confirmed' })
    .where('venueId', '=', venueId)
    .where('reservationId', '=', id)
    .where('state', '=', 'held')
    .execute();
}

/** A redemption that its reservation's end gave back. Amounts in cents. */
export interface EndedRedemption {
  kind: LiveRedemption['kind'];
  giftCardId: string | null;
  promoCodeId: string | null;
  amount: number;
  taken: number;
}

/** What was given back when the reservation ended, not by the visitor; oldest first. */
export async function endedRedemptions(tx: Tx, { venueId, id }: ReservationOf): Promise<EndedRedemption[]> {
  return tx
    .selectFrom('redemption')
    .innerJoin('ledgerEntry as back', (join) =>
      join
        .onRef('back.venueId', '=', 'redemption.venueId')
        .onRef('back.redemptionId', '=', 'redemption.id')
        .on('back.providerRef', '=', 'returned')
        .on('back.actor', '=', 'system'),
    )
    .select(['redemption.kind', 'giftCardId', 'promoCodeId', 'redemption.amount', 'taken'])
    .where('redemption.venueId', '=', venueId)
    .where('redemption.reservationId', '=', id)
    .where('redemption.state', '=', 'released')
    .orderBy('redemption.createdAt')
    .orderBy('redemption.id')
    .execute();
}
