import { timedItems, type BookedGuest } from './timedItems.ts';

/** How many items of all guests have a time of their own; a duo treatment counts for both. Never throws. */
export const timedItemCount = (guests: readonly BookedGuest[]): number =>
  guests.flatMap(({ products }) => products.flatMap(timedItems)).length;
