import type { Language, MovedItem } from '#contract/names.ts';
import { sharedWith } from '#domain/booking/guests.ts';
import { movedItems, movedTimes } from '#domain/booking/movedItems.ts';
import { translate } from '#domain/values/translated.ts';
import type { ItemRow, ReservationRow } from './reservation.types.ts';

export const movedItemsView = (
  row: Pick<ReservationRow, 'state' | 'day'>,
  items: ItemRow[],
  language: Language,
): MovedItem[] =>
  movedItems(row, items).map((item) => ({
    itemId: item.id,
    name: translate(item.name, language).text,
    persons: [item.person, ...sharedWith(item, items)],
    ...movedTimes(item, row.day),
    accepted: item.moveAccepted,
  }));
