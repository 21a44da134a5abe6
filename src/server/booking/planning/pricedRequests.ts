import type { BookingRequest } from '#domain/scheduling/day/day.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { guestNumbers, allGuests } from '#domain/booking/guests.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import type { BookableProduct, SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { problem } from '#server/http/problem.ts';

/** A wish with what is written down once it is booked. Both lists of products are the same ones, in the same order. */
export interface PricedRequest extends BookingRequest {
  sold: SoldProduct;
  products: readonly BookableProduct[];
  /** What it costs guests who have it already, in cents: what it cost when it was added. */
  promised?: ReadonlyMap<number, number>;
}

/** What a wish costs a guest on a day, in cents: once, an arrangement as a whole. */
export const priceFor = ({ sold, promised }: PricedRequest, person: number, day: LocalDate): number =>
  promised?.get(person) ?? priceOn(sold.price, sold.priceRules, day);

/** What a request wants of one thing that is sold. Times as 'HH:mm'. */
export interface WishRequest {
  sold: SoldProduct;
  /** The planner's public ids of the alternatives chosen in an arrangement. */
  chosen: readonly string[];
  persons: readonly number[];
  preferredTime?: string | null | undefined;
  timeIsFixed?: boolean | undefined;
}

/** Who may be booked for: how many come, and whether all at once may be asked for. */
export interface Party {
  personCount: number;
  everyoneMayBeAsked: boolean;
}

/**
 * The wishes of a request: one for each guest, or for each pair of a duo in the order of the numbers. `idOf` names each.
 * Throws `person_count_invalid` for guests that are not there, for all at once where the venue does not allow it, and
 * for a duo without its companion; `product_unavailable` when not exactly one of each choice is chosen.
 */
export function pricedRequests(
  request: WishRequest,
  party: Party,
  idOf: (guests: readonly number[]) => string,
): PricedRequest[] {
  const { sold, persons } = request;
  const guests = guestNumbers(persons, party.personCount);
  if (guests === null) throw problem('person_count_invalid');
  if (persons.includes(allGuests) && !party.everyoneMayBeAsked) throw problem('person_count_invalid');
  const products = productsOf(sold, request.chosen);
  const together = Math.max(1, ...products.map(({ planning }) => planning?.guests ?? 1));
  if (guests.length % together !== 0) throw problem('person_count_invalid');
  return Array.from({ length: guests.length / together }, (_, index) => {
    const companions = guests.slice(index * together, (index + 1) * together);
    return {
      id: idOf(companions),
      guests: companions,
      sold,
      products,
      preferred: request.preferredTime ? parseTime(request.preferredTime) : null,
      isFixed: request.timeIsFixed ?? false,
    };
  });
}

/** What is really booked: the product itself, or the parts of an arrangement that are always in it or were chosen. */
function productsOf(sold: SoldProduct, chosen: readonly string[]): BookableProduct[] {
  if (sold.objectType !== 'collection') {
    if (chosen.length > 0) throw problem('product_unavailable');
    return [sold];
  }
  const choices = new Set(sold.parts.flatMap(({ choice }) => (choice === 0 ? [] : [choice])));
  const included = new Set(sold.parts.filter(({ choice }) => choice === 0).map(({ product }) => product.xplanId));
  const wanted = new Set(chosen.filter((xplanId) => !included.has(xplanId)));
  const picked = sold.parts.filter(({ choice, product }) => choice !== 0 && wanted.has(product.xplanId));
  const onePerChoice =
    picked.length === choices.size && new Set(picked.map(({ choice }) => choice)).size === choices.size;
  if (!onePerChoice || picked.length !== wanted.size) throw problem('product_unavailable');
  return sold.parts.filter((part) => part.choice === 0 || picked.includes(part)).map(({ product }) => product);
}
