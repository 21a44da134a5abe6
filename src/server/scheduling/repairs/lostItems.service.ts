import type { LocalDate } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import type { ChangeScope } from '../changes/changeScope.ts';
import { findInvalidatedItems } from '../changes/invalidatedItems.service.ts';
import { bookedItems, claimedOn } from './lostItems.repo.ts';

/** Personal data, for staff only. */
export type LostItem = {
  id: string;
  reservationId: string;
  number: string | null;
  name: string;
  itemName: string;
  startMinute: number | null;
  endMinute: number | null;
  canBeMailed: boolean;
};

export type RepairScope = Pick<ChangeScope, 'venueId' | 'now'> & { date: LocalDate };

/** The booked items of a day that have no place, and those that are named. */
export async function lostItems(
  db: Db,
  { venueId, now, date }: RepairScope,
  { itemIds, language }: { itemIds: readonly string[]; language: Language },
): Promise<LostItem[]> {
  const claimed = await claimedOn(db, { venueId, date });
  const scope = { venueId, now, fromDay: date, toDay: date, opening: true, ...claimed };
  const invalidated = await findInvalidatedItems(db, scope);
  const ids = [...new Set([...invalidated.map(({ itemId }) => itemId), ...itemIds])];
  return bookedItems(db, { venueId, date }, { itemIds: ids, language });
}

/** Those of the items that are booked on the day. */
export const namedItems = (
  db: Db,
  { venueId, date }: RepairScope,
  named: { itemIds: readonly string[]; language: Language },
): Promise<LostItem[]> => bookedItems(db, { venueId, date }, named);
