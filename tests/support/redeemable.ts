import { hashOfCode } from '#server/credits/giftCards/giftCards.service.ts';
import type { Db } from '#server/db/schema.ts';
import { proefbad } from './venue.ts';

interface CardForm {
  code: string;
  kind?: 'giftCard' | 'voucher';
  /** Cents it was bought for. */
  amount: number;
  productId?: string | null;
  usableTo?: string | null;
  blocked?: boolean;
}

/** A gift card or voucher of 'proefbad' with its whole amount on it; returns its id. */
export async function addCard(db: Db, card: CardForm): Promise<string> {
  const { code, kind = 'giftCard', amount, productId = null, usableTo = null, blocked = false } = card;
  const { venueId } = proefbad;
  const id = `card-${code.toLowerCase()}`;
  const codeHash = hashOfCode(code);
  const lastFour = code.slice(-4);
  await addIssuer(db);
  await db
    .insertInto('giftCard')
    .values({ venueId, id, kind, codeHash, lastFour, productId, amount, balance: amount, usableTo, blocked })
    .execute();
  await db
    .insertInto('giftCardEntry')
    .values({ venueId, id: `bought-${id}`, giftCardId: id, kind: 'bought', amount, actor: deskId })
    .execute();
  return id;
}

const deskId = 'balie';

/** Who issued the cards; cannot log in. */
async function addIssuer(db: Db): Promise<void> {
  const person = { email: 'balie@proefbad.example', passwordHash: '', firstName: 'Bo', lastName: 'Balie' };
  await db
    .insertInto('staffUser')
    .values({ venueId: proefbad.venueId, id: deskId, role: 'desk', ...person })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A voucher of 'proefbad' that stands for so many entries. */
export async function addEntryVoucher(
  db: Db,
  voucher: { code: string; amount: number; quantity?: number },
): Promise<string> {
  const { venueId, entry } = proefbad;
  const id = `bon-${voucher.code.toLowerCase()}`;
  await db
    .insertInto('product')
    .values({
      venueId,
      id,
      xplanId: id,
      objectType: 'product',
      type: 3,
      name: JSON.stringify({ nl: 'Dagje voor jou' }),
      price: voucher.amount,
      paymentMoment: 'payment',
    })
    .execute();
  await db
    .insertInto('voucherWorth')
    .values({ venueId, voucherId: id, productId: entry.id, quantity: voucher.quantity ?? 1 })
    .execute();
  return addCard(db, { code: voucher.code, kind: 'voucher', amount: voucher.amount, productId: id });
}

interface PromoForm {
  code: string;
  percent?: number;
  amount?: number;
  fromDate?: string;
  toDate?: string;
  maxUses?: number;
  maxUsesPerCustomer?: number;
  flowIds?: string[];
  active?: boolean;
}

/** A promo code of 'proefbad'; returns its id. */
export async function addPromoCode(db: Db, promo: PromoForm): Promise<string> {
  const id = `promo-${promo.code.toLowerCase()}`;
  await db
    .insertInto('promoCode')
    .values({
      venueId: proefbad.venueId,
      id,
      code: promo.code,
      percent: promo.percent ?? null,
      amount: promo.amount ?? null,
      fromDate: promo.fromDate ?? null,
      toDate: promo.toDate ?? null,
      maxUses: promo.maxUses ?? null,
      maxUsesPerCustomer: promo.maxUsesPerCustomer ?? null,
      flowIds: promo.flowIds ?? [],
      active: promo.active ?? true,
    })
    .execute();
  return id;
}

/** What is left on a card, in cents. */
export async function balanceOf(db: Db, id: string): Promise<number> {
  const row = await db.selectFrom('giftCard').select('balance').where('id', '=', id).executeTakeFirstOrThrow();
  return row.balance;
}

/** How often a promo code is in use. */
export async function usesOf(db: Db, id: string): Promise<number> {
  const row = await db.selectFrom('promoCode').select('used').where('id', '=', id).executeTakeFirstOrThrow();
  return row.used;
}
