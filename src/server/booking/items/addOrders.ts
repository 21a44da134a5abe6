import type { GiftCardAdd } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { guestNumbers } from '#domain/booking/guests.ts';
import type { ProductFacts } from '#server/catalog/soldProducts.service.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectValid } from '#server/http/expect.ts';
import type { FieldProblem } from '#server/http/problem.ts';
import { problem } from '#server/http/problem.ts';
import { finishChange } from './finishChange.ts';
import type { IdempotentAdd, ReservationWithItems } from './finishChange.ts';
import { orderOffer } from './orderOffer.repo.ts';
import { lockUnpaidHold } from '../rows/reservationAccess.ts';
import { insertCardOrders, insertItems, itemsOf, recordEvent } from '../rows/reservations.repo.ts';
import type { CardWords } from '../rows/reservations.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { NewItem, ReservationRow, Tx } from '../rows/reservation.types.ts';

/** Cards and vouchers in one reservation: as many as an answer may carry. */
const mostCards = 100;

/** What is ordered without a date, of the flow's own product. */
export interface OrderRequest {
  productId: string;
  persons: readonly number[];
  quantity?: number | undefined;
}

/**
 * Puts gift cards of an amount (cents, each) into the reservation, each with its message. Throws `reservation_*`,
 * `payment_in_progress`, `product_unavailable` (not what this flow sells), and `validation_failed` for an amount or a
 * number outside the venue's limits and for names without a letter.
 */
export async function addGiftCards(
  tools: ReservationDeps,
  context: SessionContext,
  slug: string,
  { amount, quantity, kept, ...request }: GiftCardAdd & IdempotentAdd,
): Promise<ReservationWithItems> {
  const { giftCard, maxQuantity } = context.venue.settings;
  const words = {
    sender: request.from.trim(),
    recipient: request.to.trim(),
    message: (request.message ?? '').trim(),
    recipientEmail: request.recipientEmail ?? null,
  };
  expectValid([
    ...within('/amount', amount, giftCard),
    ...within('/quantity', quantity, { min: 1, max: maxQuantity }),
    ...(words.sender === '' ? [{ pointer: '/from', code: 'required' }] : []),
    ...(words.recipient === '' ? [{ pointer: '/to', code: 'required' }] : []),
  ]);
  return order(tools, context, { slug, xplanId: request.productId, kept }, async (tx, { row, offer }) => {
    if (row.flowType !== FlowType.GiftCard) throw problem('product_unavailable');
    await insertOrdered(tools, tx, { row, offer, quantity, price: amount, words });
  });
}

/**
 * Puts vouchers, or a multi-visit card or subscription, into the reservation, at the product's price. Throws `reservation_*`,
 * `payment_in_progress`, `product_unavailable` (not what this flow sells), `person_count_invalid` (an order is for guest
 * 1), `product_duplicate` (a second card or subscription), and `validation_failed` for too many at once.
 */
export async function addOrder(
  tools: ReservationDeps,
  context: SessionContext,
  slug: string,
  { productId, persons, quantity = 1, kept }: OrderRequest & IdempotentAdd,
): Promise<ReservationWithItems> {
  expectValid(within('/quantity', quantity, { min: 1, max: context.venue.settings.maxQuantity }));
  return order(tools, context, { slug, xplanId: productId, kept }, async (tx, { row, offer }) => {
    if (guestNumbers(persons, 1) === null) throw problem('person_count_invalid');
    const isVoucher = row.flowType === FlowType.Voucher;
    if (isVoucher ? offer.price <= 0 : row.flowType !== FlowType.Subscription) throw problem('product_unavailable');
    const isSecond = !isVoucher && (await itemsOf(tx, row.venueId, row.id)).length > 0;
    if (isSecond || (!isVoucher && quantity > 1)) throw problem('product_duplicate');
    const words = isVoucher ? { recipientEmail: null } : null;
    await insertOrdered(tools, tx, { row, offer, quantity, price: offer.price, words });
  });
}

/** Runs an order under the reservation's lock, with the product that the flow sells. */
async function order(
  tools: ReservationDeps,
  { venue: { venueId }, sessionHash }: SessionContext,
  { slug, xplanId, kept }: { slug: string; xplanId: string } & IdempotentAdd,
  add: (tx: Tx, found: { row: ReservationRow; offer: ProductFacts }) => Promise<void>,
): Promise<ReservationWithItems> {
  return inTransaction(tools.db, async (tx) => {
    const row = await lockUnpaidHold(tx, { venueId, sessionHash, slug });
    const offer = await orderOffer(tx, { venueId, flowId: row.flowId, xplanId });
    if (!offer) throw problem('product_unavailable');
    await add(tx, { row, offer });
    const settled = await finishChange(tx, row);
    await kept(tx, settled);
    return settled;
  });
}

interface Ordered {
  row: ReservationRow;
  offer: ProductFacts;
  quantity: number;
  /** Cents, of each. */
  price: number;
  /** What each card says; null for what is no card to give. */
  words: Omit<CardWords, 'itemId'> | null;
}

async function insertOrdered(
  tools: Pick<ReservationDeps, 'newId'>,
  tx: Tx,
  { row, offer, quantity, price, words }: Ordered,
): Promise<void> {
  const { venueId, id: reservationId } = row;
  const present = (await itemsOf(tx, venueId, reservationId)).length;
  expectValid(within('/quantity', present + quantity, { min: 1, max: mostCards }));
  const items = Array.from({ length: quantity }, (_, position): NewItem => ({
    venueId,
    reservationId,
    id: tools.newId(),
    person: 1,
    productId: offer.id,
    type: offer.type,
    name: JSON.stringify(offer.name),
    vatRate: offer.vatRate,
    paymentMoment: 'payment',
    depositPercentage: 100,
    position,
    price,
  }));
  await insertItems(tx, items);
  if (words)
    await insertCardOrders(
      tx,
      venueId,
      items.map(({ id }) => ({ ...words, itemId: id })),
    );
  const event = { venueId, id: tools.newId(), reservationId, kind: 'order.added', actor: 'visitor' };
  await recordEvent(tx, { ...event, data: { product: offer.id, quantity } });
}

function within(pointer: string, value: number, { min, max }: { min: number; max: number }): FieldProblem[] {
  if (value < min) return [{ pointer, code: 'too_small' }];
  return value > max ? [{ pointer, code: 'too_large' }] : [];
}
