import type { GiftCardAdd } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { guestNumbers } from '#domain/booking/guests.ts';
import type { ProductFacts } from '#server/catalog/soldProducts.service.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectValid } from '#server/http/expect.ts';
import type { FieldProblem } from '#server/http/problem.ts';
import { problem } from '#server/http/problem.ts';
import { cardWords } from './cardWords.ts';
import { finishChange } from './finishChange.ts';
import type { IdempotentAdd } from './finishChange.ts';
import { orderOffer } from './orderOffer.repo.ts';
import { lockLiveHold, mustBeUnpaid } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { insertCardOrders, insertItems, recordEvent } from '../rows/reservationWrites.repo.ts';
import type { CardWords } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { NewItem, ReservationRow, Tx, ReservationWithItems } from '../rows/reservation.types.ts';

const mostCards = 100;

export interface OrderQuestion {
  xplanId: string;
  guests: readonly number[];
  quantity?: number | undefined;
  actor?: string;
}

/**
 * `amount` is cents for each card. Throws `reservation_*`, `payment_in_progress`, `product_unavailable`, and
 * `validation_failed` outside the venue's limits or without names.
 */
export async function addGiftCards(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  { amount, quantity, saveResponse, ...request }: GiftCardAdd & IdempotentAdd,
): Promise<ReservationWithItems> {
  const words = cardWords(request);
  expectCards(context.venue, { amount, quantity });
  const { venueId } = context.venue;
  return inTransaction(deps.db, async (tx) => {
    const row = await lockLiveHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    const order = { row, xplanId: request.productId, quantity, amount, words, actor: 'visitor', saveResponse };
    return orderGiftCards(deps, tx, order);
  });
}

/** Throws `validation_failed` outside the venue's limits. */
export function expectCards({ settings }: SessionContext['venue'], of: { amount: number; quantity: number }): void {
  const { giftCard, maxQuantity } = settings;
  expectValid([
    ...within('/amount', of.amount, giftCard),
    ...within('/quantity', of.quantity, { min: 1, max: maxQuantity }),
  ]);
}

interface GiftCardOrder extends IdempotentAdd {
  row: ReservationRow;
  xplanId: string;
  quantity: number;
  amount: number;
  words: Omit<CardWords, 'itemId'>;
  actor: string;
}

/** Of a locked hold. Throws `product_unavailable`, `payment_in_progress`. */
export function orderGiftCards(
  deps: Pick<ReservationDeps, 'newId'>,
  tx: Tx,
  { row, amount, ...order }: GiftCardOrder,
): Promise<ReservationWithItems> {
  return orderUnderLock(tx, { row, ...order }, async (offer) => {
    if (row.flowType !== FlowType.GiftCard) throw problem('product_unavailable');
    await insertOrdered(deps, tx, { row, offer, price: amount, ...order });
  });
}

/**
 * Adds vouchers, or one multi-visit card or subscription. Throws `payment_in_progress`, `product_unavailable`,
 * `person_count_invalid` unless for guest 1, `product_duplicate`, `validation_failed`.
 */
export async function addOrder(
  deps: Pick<ReservationDeps, 'newId'>,
  tx: Tx,
  { venue }: Pick<SessionContext, 'venue'>,
  { row, question }: { row: ReservationRow; question: OrderQuestion & IdempotentAdd },
): Promise<ReservationWithItems> {
  const { xplanId, guests, quantity = 1, actor = 'visitor', saveResponse } = question;
  expectValid(within('/quantity', quantity, { min: 1, max: venue.settings.maxQuantity }));
  return orderUnderLock(tx, { row, xplanId, saveResponse }, async (offer) => {
    if (guestNumbers(guests, 1) === null) throw problem('person_count_invalid');
    const isVoucher = row.flowType === FlowType.Voucher;
    if (isVoucher ? offer.price <= 0 : row.flowType !== FlowType.Subscription) throw problem('product_unavailable');
    const isSecond = !isVoucher && (await itemsOf(tx, row.venueId, row.id)).length > 0;
    if (isSecond || (!isVoucher && quantity > 1)) throw problem('product_duplicate');
    const words = isVoucher ? { recipientEmail: null } : null;
    await insertOrdered(deps, tx, { row, offer, quantity, price: offer.price, words, actor });
  });
}

async function orderUnderLock(
  tx: Tx,
  { row, xplanId, saveResponse }: { row: ReservationRow; xplanId: string } & IdempotentAdd,
  add: (offer: ProductFacts) => Promise<void>,
): Promise<ReservationWithItems> {
  const { venueId, flowId } = row;
  const [offer] = await together([orderOffer(tx, { venueId, flowId, xplanId }), mustBeUnpaid(tx, row)]);
  if (!offer) throw problem('product_unavailable');
  await add(offer);
  const finished = await finishChange(tx, row);
  await saveResponse(tx, finished);
  return finished;
}

interface Ordered {
  row: ReservationRow;
  offer: ProductFacts;
  quantity: number;
  /** Cents for each. */
  price: number;
  words: Omit<CardWords, 'itemId'> | null;
  actor: string;
}

async function insertOrdered(
  deps: Pick<ReservationDeps, 'newId'>,
  tx: Tx,
  { row, offer, quantity, price, words, actor }: Ordered,
): Promise<void> {
  const { venueId, id: reservationId } = row;
  const existingCount = (await itemsOf(tx, venueId, reservationId)).length;
  expectValid(within('/quantity', existingCount + quantity, { min: 1, max: mostCards }));
  const items = Array.from({ length: quantity }, (_, position): NewItem => ({
    venueId,
    reservationId,
    id: deps.newId(),
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
  const event = { venueId, id: deps.newId(), reservationId, kind: 'order.added' as const, actor };
  await recordEvent(tx, { ...event, data: { product: offer.id, quantity } });
}

function within(pointer: string, value: number, { min, max }: { min: number; max: number }): FieldProblem[] {
  if (value < min) return [{ pointer, code: 'too_small' }];
  return value > max ? [{ pointer, code: 'too_large' }] : [];
}
