import { awaitsAnswer, movedItems, movedTimes } from '#domain/booking/movedItems.ts';
import type { MovedItem } from '#server/mails/mails.service.ts';
import type { ItemRow, ReservationRow } from './reservation.types.ts';

/** All about which the guest is to be asked, as a mail tells it. */
export const openMoves = (row: Pick<ReservationRow, 'state' | 'day'>, items: ItemRow[]): MovedItem[] =>
  movedItems(row, items.filter(awaitsAnswer)).map((item) => {
    const { fromDate, fromTime: from, date, startTime: to } = movedTimes(item, row.day);
    return { itemId: item.id, from, to, ...(fromDate === date ? {} : { fromDay: fromDate }) };
  });
