import { timedItems, type BookedGuest } from './timedItems.ts';

export type PlanRequest = { person: number; productId: string; productIds?: string[] };

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
