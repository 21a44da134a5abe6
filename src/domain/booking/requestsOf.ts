import { timedItems, type BookedGuest } from './timedItems.ts';

/** What a guest wants planned: a treatment, or an arrangement with its parts. */
export type PlanRequest = { person: number; productId: string; productIds?: string[] };

/**
 * The wish behind what is booked, for planning the day anew: all that has a time of its own, per guest in the order of
 * the summary; arrangements with all their parts, times left open. Never throws.
 */
export function requestsOf(guests: readonly BookedGuest[]): PlanRequest[] {
  return guests.flatMap(({ number, products }) =>
    products
      .filter((product) => timedItems(product).length > 0)
      .map(({ xplanId, objectType, products: parts = [] }): PlanRequest => {
        if (objectType !== 'collection') return { person: number, productId: xplanId };
        return { person: number, productId: xplanId, productIds: parts.map((part) => part.xplanId) };
      }),
  );
}
