import type { UsedBy } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { lockPlanExclusive } from '../claims/planLock.repo.ts';
import { updateBucketCapacities } from './bucketCapacities.repo.ts';
import { findInvalidatedItems, itemKey } from './invalidatedItems.service.ts';
import { readItemDetails } from './itemDetails.repo.ts';
import type { ChangeScope, InvalidatedItem } from './changeScope.ts';

export const maxInvalidatedItems = 1_000;

/** Runs the work while no booking can be made, so that the invalidated items it finds are complete. */
export function withPlanningLock<T>(db: Db, venueId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockPlanExclusive(tx, venueId);
    return work(tx);
  });
}

/**
 * Writes a change and returns what it invalidates, by day. Items that were invalid before do not count, except in a
 * removal. Dry run and save share it, so that they agree.
 */
export async function applyChange<T>(
  tx: Tx,
  scope: ChangeScope,
  write: () => Promise<T>,
): Promise<{ result: T; invalidated: InvalidatedItem[] }> {
  const before = new Set(scope.isRemoval ? [] : (await findInvalidatedItems(tx, scope)).map(itemKey));
  const result = await write();
  const after = await findInvalidatedItems(tx, scope);
  const invalidated = after.filter((item) => !before.has(itemKey(item)));
  return { result, invalidated: invalidated.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)) };
}

/**
 * Writes a change and updates the buckets of its pools. Call it inside `withPlanningLock`.
 * Throws `in_use` when it invalidates items and is not forced; that names guests unless `namesGuests` is false.
 */
export async function saveChange<T>(
  tx: Tx,
  scope: ChangeScope,
  { force, language, namesGuests = true }: { force: boolean; language: Language; namesGuests?: boolean },
  write: () => Promise<T>,
): Promise<T> {
  const { result, invalidated } = await applyChange(tx, scope, write);
  if (invalidated.length > 0 && !force) {
    const items = invalidated.slice(0, maxInvalidatedItems);
    const described = await describeItems(tx, scope.venueId, { items, language });
    throw problem('in_use', { extensions: { usedBy: usedByReservations(described, namesGuests).slice(0, maxUsers) } });
  }
  if (scope.poolIds) await updateBucketCapacities(tx, { ...scope, poolIds: scope.poolIds, fromDay: scope.now.today });
  return result;
}

const maxUsers = 200;

export interface DescribedItem extends InvalidatedItem {
  shownItemId: string;
  itemName: string;
  startTime: string | null;
  number: string | null;
  name: string;
}

export async function describeItems(
  db: Db,
  venueId: string,
  { items, language }: { items: readonly InvalidatedItem[]; language: Language },
): Promise<DescribedItem[]> {
  const itemIds = [...new Set(items.map(({ itemId }) => itemId))];
  const details = await readItemDetails(db, venueId, { itemIds, language });
  const described = items.flatMap((item): DescribedItem[] => {
    const itemDetails = details.get(item.itemId);
    if (!itemDetails) return [];
    const { itemId: shownItemId, itemName, startMinute, number, name } = itemDetails;
    const startTime = startMinute === null ? null : formatTime(startMinute);
    return [{ ...item, shownItemId, itemName, startTime, number, name }];
  });
  const order = (item: DescribedItem): string => `${item.day} ${item.startTime ?? ''} ${item.name} ${item.itemId}`;
  return described.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

function usedByReservations(described: readonly DescribedItem[], namesGuests: boolean): UsedBy[] {
  const byReservation = new Map(described.toReversed().map((item) => [item.reservationId, item]));
  return [...byReservation.values()].toReversed().map(({ reservationId, number, name, day, startTime, itemName }) => ({
    kind: 'reservation',
    id: reservationId,
    name: [number, namesGuests && name, [day, startTime].filter(Boolean).join(' '), itemName]
      .filter(Boolean)
      .join(', ')
      .slice(0, 300),
  }));
}
