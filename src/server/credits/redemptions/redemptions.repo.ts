import { sql } from 'kysely';
import type { Redeemed, PayableItem, VoucherWorth } from '#domain/credits/redeemedAmounts.ts';
import { unfinishedStates } from '#server/db/paymentsTables.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { LiveRedemption } from './redemption.types.ts';

export type ReservationOf = { venueId: string; id: string };

export async function liveRedemptions(db: Db, { venueId, id }: ReservationOf): Promise<LiveRedemption[]> {
  const rows = await db
    .selectFrom('redemption')
    .leftJoin('giftCard as card', (join) =>
      join.onRef('card.venueId', '=', 'redemption.venueId').onRef('card.id', '=', 'redemption.giftCardId'),
    )
    .leftJoin('promoCode as promo', (join) =>
      join.onRef('promo.venueId', '=', 'redemption.venueId').onRef('promo.id', '=', 'redemption.promoCodeId'),
    )
    .select(['redemption.id', 'redemption.kind', 'giftCardId', 'promoCodeId', 'redemption.amount', 'debited', 'state'])
    .select('atDesk')
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

/** In cents. `online`: paid at the provider less refunds and chargebacks. */
export interface Balances {
  paid: number;
  online: number;
  redeemed: number;
}

const balances = ({ venueId, id }: ReservationOf) => sql`select coalesce(sum(amount), 0)::int as paid,
    coalesce(sum(amount) filter (where payment_id is not null), 0)::int as online,
    coalesce(sum(amount) filter (where redemption_id is not null), 0)::int as redeemed
  from ledger_entry where venue_id = ${venueId} and reservation_id = ${id}`;

export async function balancesOf(db: Db, reservation: ReservationOf): Promise<Balances> {
  const { rows } = await balances(reservation).$castTo<Balances>().execute(db);
  return rows[0]!;
}

/** With whether something is redeemed, and whether a payment has begun and not ended. */
export async function balancesAndState(
  db: Db,
  reservation: ReservationOf,
): Promise<Balances & { isRedeemed: boolean; isBeingPaid: boolean }> {
  const { venueId, id } = reservation;
  const of = sql`venue_id = ${venueId} and reservation_id = ${id}`;
  const { rows } = await sql<Balances & { isRedeemed: boolean; isBeingPaid: boolean }>`
    select b.*, exists (select from redemption where ${of} and state <> 'released') as is_redeemed,
      exists (select from payment where ${of} and state in (${sql.join([...unfinishedStates])})) as is_being_paid
    from (${balances(reservation)}) b`.execute(db);
  return rows[0]!;
}

export async function confirmHeld(tx: Tx, { venueId, id }: ReservationOf): Promise<void> {
  await tx
    .updateTable('redemption')
    .set({ state: 'confirmed' })
    .where('venueId', '=', venueId)
    .where('reservationId', '=', id)
    .where('state', '=', 'held')
    .execute();
}

export interface EndedRedemption {
  kind: LiveRedemption['kind'];
  giftCardId: string | null;
  promoCodeId: string | null;
  amount: number;
  debited: number;
}

/** Released when the reservation ended, not by the visitor; oldest first. Amounts in cents. */
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
    .select(['redemption.kind', 'giftCardId', 'promoCodeId', 'redemption.amount', 'debited'])
    .where('redemption.venueId', '=', venueId)
    .where('redemption.reservationId', '=', id)
    .where('redemption.state', '=', 'released')
    .orderBy('redemption.createdAt')
    .orderBy('redemption.id')
    .execute();
}
