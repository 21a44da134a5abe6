import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { problem } from '#server/http/problem.ts';
import type { BookableProduct, SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { deskProduct } from '../desk/deskProduct.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import { removedWith } from '../rows/guestItems.ts';
import type { Db, ItemRow, ReservationWithItems } from '../rows/reservation.types.ts';
import { choicesFor } from '../selfService/arrangementChoices.ts';
import { requestedChange } from '../selfService/itemOptions.ts';
import { soldEntries } from './soldEntries.ts';

/** What becomes of one item: another product, another start, or with a null product nothing. */
export interface ItemChoice {
  itemId: string;
  productId: string | null;
  /** Null: near where it was. */
  start: MinuteOfDay | null;
}

export interface ChosenItem {
  /** Null: it ends. */
  request: PricedRequest | null;
  replaced: string[];
}

/** For all who share it. Throws `not_found`, `product_unavailable`, `product_duplicate`. */
export async function chosenItem(
  db: Db,
  booking: ReservationWithItems,
  requests: readonly PricedRequest[],
  choice: ItemChoice,
): Promise<ChosenItem> {
  const item = booking.items.find(({ id }) => id === choice.itemId);
  const request = item && requests.find(({ existingItems }) => existingItems.some(({ id }) => id === rootIdOf(item)));
  if (!item || !request || item.checkinType) throw problem('not_found');
  const chosen = { booking, item, request, choice };
  if (item.parentId !== null) return partChosen(db, chosen);
  const replaced = removedWith(booking.items, [item.id]);
  if (choice.productId === null) return { request: null, replaced };
  if (request.offer.objectType === 'collection') throw problem('product_unavailable');
  const next = isEntryStay(request) ? await entryChosen(db, chosen) : await treatmentChosen(db, chosen);
  return { request: next, replaced };
}

interface Chosen {
  booking: ReservationWithItems;
  item: ItemRow;
  request: PricedRequest;
  choice: ItemChoice;
}

/** Of an arrangement, which keeps its price and everything else. */
async function partChosen(db: Db, { booking, item, request, choice }: Chosen): Promise<ChosenItem> {
  const present = request.products.find(({ id }) => id === item.productId);
  const isSame = choice.productId === item.xplanId;
  const choices = isSame || choice.productId === null ? [] : await choicesFor(db, booking, request, item);
  const product = isSame ? present : choices.find(({ xplanId }) => xplanId === choice.productId);
  if (!product?.planning) throw problem('product_unavailable');
  return partRequest(booking, { item, request, product, start: choice.start });
}

interface Part extends Pick<Chosen, 'item' | 'request'> {
  product: BookableProduct;
  start: MinuteOfDay | null;
}

export function partRequest(
  { items }: ReservationWithItems,
  { item, request, product, start }: Part,
): ChosenItem & { request: PricedRequest } {
  const arrangements = request.existingItems;
  const isShared = ({ parentId, productId, checkinType }: ItemRow): boolean =>
    arrangements.some(({ id }) => id === parentId) && productId === item.productId && !checkinType;
  const part = { ...request, id: item.id, products: [deskProduct(product)], bookedStart: null, partOf: arrangements };
  return { request: { ...part, ...startOf(item, start) }, replaced: items.filter(isShared).map(({ id }) => id) };
}

/** Another entry with a stay; the stay begins when it began. */
async function entryChosen(db: Db, { booking: { row }, request, choice }: Chosen): Promise<PricedRequest> {
  if (row.slug === cardFlowSlug) throw problem('product_unavailable');
  const offer = (await soldEntries(db, row)).find(({ xplanId }) => xplanId === choice.productId);
  if (!offer || offer.id === request.offer.id) throw problem('product_unavailable');
  return withOffer(request, offer);
}

async function treatmentChosen(db: Db, { booking, item, choice }: Chosen): Promise<PricedRequest> {
  const { request } = await requestedChange(db, booking, { itemId: item.id, productId: choice.productId! });
  return { ...request, products: request.products.map(deskProduct), ...startOf(item, choice.start) };
}

const withOffer = (request: PricedRequest, offer: SoldProduct): PricedRequest => ({
  ...request,
  offer,
  products: [deskProduct(offer)],
  existingItems: [],
});

export const isEntryStay = ({ offer, products }: PricedRequest): boolean =>
  offer.objectType === 'product' && products.some(({ stay, planning }) => stay !== null && planning === null);

const rootIdOf = (item: ItemRow): string => item.parentId ?? item.id;

const startOf = ({ startMinute }: ItemRow, start: MinuteOfDay | null) => ({
  preferred: start ?? startMinute,
  isFixed: start !== null,
});
