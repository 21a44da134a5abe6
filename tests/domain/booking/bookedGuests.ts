import type { BookedItem, BookedProduct } from '#domain/booking/timedItems.ts';

/** Something booked with fixed values: a treatment without a time; the values given replace them. */
export const bookedItem = (over: Partial<BookedItem>): BookedItem => ({
  itemId: 'i1',
  xplanId: 'x1',
  type: 0,
  checkinType: false,
  startTime: null,
  ...over,
});

/** The same as a line of the summary. */
export const bookedProduct = (over: Partial<BookedProduct>): BookedProduct => ({
  ...bookedItem(over),
  objectType: 'product',
  ...over,
});
