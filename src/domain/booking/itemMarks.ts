import type { BookedGuest } from './timedItems.ts';

/** A text per booked item with its guest and start: two lists differ as soon as something else is booked. Never throws. */
export const itemMarks = (guests: readonly BookedGuest[]): string[] =>
  guests.flatMap(({ number, products }) =>
    products
      .flatMap((product) => [product, ...(product.products ?? [])])
      .map(({ itemId, startTime }) => `${number} ${itemId} ${startTime ?? ''}`),
  );
