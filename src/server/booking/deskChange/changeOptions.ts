import type { ItemOption, StaffChangeItem, StaffChangeOptions } from '#contract/names.ts';
import { pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import { problem } from '#server/http/problem.ts';
import type { DeskContext } from '../desk/deskContext.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import type { Db, ItemRow, ReservationWithItems } from '../rows/reservation.types.ts';
import { itemsOf, reservationById } from '../rows/reservations.repo.ts';
import { changeableChoices } from '../selfService/arrangementChoices.ts';
import { itemOptions } from '../selfService/itemOptions.ts';
import { rebookRequests } from '../selfService/rebookRequests.ts';
import { mustBeChangeable } from './changeForm.ts';
import { isEntryStay } from './chosenItems.ts';
import { soldEntries } from './soldEntries.ts';
import { treatmentsOf } from './treatments.ts';

/** Throws `reservation_not_found`, `version_conflict` for what is over, `in_use` for an order. */
export async function readChangeOptions(
  db: Db,
  { venue: { venueId }, language }: DeskContext,
  id: string,
): Promise<StaffChangeOptions> {
  const row = await reservationById(db, venueId, id);
  if (!row) throw problem('reservation_not_found');
  mustBeChangeable(row);
  return changeOptions(db, { row, items: await itemsOf(db, venueId, id) }, language);
}

/** What of a booking may become something else, and what; of those who share it once. */
async function changeOptions(db: Db, booking: ReservationWithItems, language: Language): Promise<StaffChangeOptions> {
  const { row, items } = booking;
  const choices = await changeableChoices(db, booking);
  const optionsOf = async (request: PricedRequest, item: ItemRow): Promise<ItemOption[]> => {
    const isPart = item.parentId !== null;
    if (isPart ? choices.includes(item.id) : isTreatment(request))
      return itemOptions(db, booking, { itemId: item.id, language });
    return !isPart && isEntryStay(request) ? entryOptions(db, row, { item, language }) : [];
  };
  const listed: StaffChangeItem[] = [];
  for (const request of await rebookRequests(db, row, items)) {
    const [root] = request.existingItems;
    if (!root) continue;
    const parts = items.filter(({ parentId, checkinType }) => parentId === root.id && !checkinType);
    for (const item of [root, ...parts]) {
      const options = await optionsOf(request, item);
      const hasTime = treatmentsOf([item], [request]).length > 0;
      listed.push({ ...itemView(item, language), hasTime, persons: [...request.guests], options });
    }
  }
  return {
    sequence: row.sequence,
    startTime: row.startMinute === null ? null : formatTime(row.startMinute),
    endTime: row.endMinute === null ? null : formatTime(row.endMinute),
    items: listed,
  };
}

const isTreatment = ({ offer, preferred }: PricedRequest): boolean =>
  offer.objectType === 'product' && preferred !== null;

const itemView = (item: ItemRow, language: Language) => ({
  itemId: item.id,
  productId: item.xplanId,
  name: translate(item.name, language).text,
  isPart: item.parentId !== null,
  startTime: item.startMinute === null ? null : formatTime(item.startMinute),
});

/** The entry it is, then the others, the cheapest first. */
async function entryOptions(
  db: Db,
  row: ReservationWithItems['row'],
  { item, language }: { item: ItemRow; language: Language },
): Promise<ItemOption[]> {
  const own = { productId: item.xplanId, name: translate(item.name, language).text, price: item.price };
  const others = (await soldEntries(db, row)).filter(({ id }) => id !== item.productId);
  const options = others.map((offer): ItemOption => {
    const { lowest, varies } = pricesOfDay(offer, row.day);
    const name = translate(offer.name, language).text;
    return { productId: offer.xplanId, name, price: lowest, ...(varies ? { priceVaries: true } : {}) };
  });
  return [own, ...options.toSorted((a, b) => a.price - b.price)];
}
