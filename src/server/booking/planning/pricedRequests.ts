import type { BookingRequest } from '#domain/scheduling/day/day.ts';
import { guestNumbers, allGuests } from '#domain/booking/guests.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import type { BookableProduct, SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { problem } from '#server/http/problem.ts';
import type { ItemRow } from '../rows/reservation.types.ts';

/** Public ids, times as 'HH:mm'. Guests: numbers from 1 or -1 for all; absent: as many as take part at once. */
export interface ProductQuestion {
  xplanId: string;
  parts: readonly string[];
  guests?: readonly number[] | undefined;
  preferredTime?: string | null | undefined;
  timeIsFixed?: boolean | undefined;
}

export interface PricedRequest extends BookingRequest {
  offer: SoldProduct;
  products: readonly BookableProduct[];
  /** Booked already, one item for each guest. */
  existingItems: readonly ItemRow[];
  /** What the price of the existing items goes by; absent or null: it stays at every start. */
  bookedStart?: MinuteOfDay | null;
  /** The arrangement of each guest, which stays: the products become parts of it. */
  partOf?: readonly ItemRow[];
}

interface Party {
  personCount: number;
  allowsAllGuests: boolean;
}

type RequestId = (guests: readonly number[]) => string;

/**
 * One request for each guest, or for each pair of a duo by ascending numbers. Throws `person_count_invalid`, and
 * `product_unavailable` unless exactly one of each choice is chosen.
 */
export function pricedRequests(
  offer: SoldProduct,
  question: ProductQuestion,
  party: Party,
  idOf: RequestId = (guests) => guests.join('+'),
): PricedRequest[] {
  const requestedGuests = question.guests ?? companionsOf(offer);
  const guests = guestNumbers(requestedGuests, party.personCount);
  if (guests === null) throw problem('person_count_invalid');
  if (requestedGuests.includes(allGuests) && !party.allowsAllGuests) throw problem('person_count_invalid');
  const products = productsOf(offer, question.parts);
  const groupSize = Math.max(1, ...products.map(({ planning }) => planning?.guests ?? 1));
  if (guests.length % groupSize !== 0) throw problem('person_count_invalid');
  return Array.from({ length: guests.length / groupSize }, (_, index) => {
    const companions = guests.slice(index * groupSize, (index + 1) * groupSize);
    return {
      id: idOf(companions),
      guests: companions,
      offer,
      products,
      existingItems: [],
      preferred: question.preferredTime ? parseTime(question.preferredTime) : null,
      isFixed: question.timeIsFixed ?? false,
    };
  });
}

const companionsOf = ({ planning }: SoldProduct): number[] =>
  Array.from({ length: planning?.guests ?? 1 }, (_, index) => index + 1);

function productsOf(offer: SoldProduct, parts: readonly string[]): BookableProduct[] {
  if (offer.objectType !== 'collection') {
    if (parts.length > 0) throw problem('product_unavailable');
    return [offer];
  }
  const choices = new Set(offer.parts.flatMap(({ choice }) => (choice === 0 ? [] : [choice])));
  const included = new Set(offer.parts.filter(({ choice }) => choice === 0).map(({ product }) => product.xplanId));
  const chosenIds = new Set(parts.filter((xplanId) => !included.has(xplanId)));
  const chosen = offer.parts.filter(({ choice, product }) => choice !== 0 && chosenIds.has(product.xplanId));
  const onePerChoice =
    chosen.length === choices.size && new Set(chosen.map(({ choice }) => choice)).size === choices.size;
  if (!onePerChoice || chosen.length !== chosenIds.size) throw problem('product_unavailable');
  return offer.parts.filter((part) => part.choice === 0 || chosen.includes(part)).map(({ product }) => product);
}
