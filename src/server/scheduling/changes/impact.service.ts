import type { UsedBy } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { fitBuckets } from './fitBuckets.repo.ts';
import { alterPlan } from '../claims/planLock.repo.ts';
import { brokenItems, keyOf } from './brokenItems.ts';
import { readBrokenDetails } from './brokenDetails.repo.ts';
import type { BrokenItem, ChangeScope } from './changeScope.ts';

/** The most that is told of one change. */
export const mostBroken = 1_000;

/** Runs the work while nobody books: what it finds broken stays all there is. */
export function whileNobodyBooks<T>(db: Db, venueId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await alterPlan(tx, venueId);
    return work(tx);
  });
}

/**
 * Makes a change and tells what it breaks. Saving and previewing both ask this, so they say the same; whoever only
 * wants to know rolls back. What was broken before is not counted, unless what it has goes away for good. By day.
 */
export async function writeAndTell<T>(
  tx: Tx,
  scope: ChangeScope,
  write: () => Promise<T>,
): Promise<{ result: T; broken: BrokenItem[] }> {
  const before = new Set(scope.isRemoval ? [] : (await brokenItems(tx, scope)).map(keyOf));
  const result = await write();
  const after = await brokenItems(tx, scope);
  const broken = after.filter((item) => !before.has(keyOf(item)));
  return { result, broken: broken.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)) };
}

/**
 * Makes a change that breaks nothing, or whatever it breaks when it is forced; existing counters of pools follow. Belongs
 * into `whileNobodyBooks`. Throws `in_use`, naming reservations, which names guests.
 */
export async function saveChange<T>(
  tx: Tx,
  scope: ChangeScope,
  { force, language }: { force: boolean; language: Language },
  write: () => Promise<T>,
): Promise<T> {
  const { result, broken } = await writeAndTell(tx, scope, write);
  if (broken.length > 0 && !force) {
    const told = await describeBroken(tx, scope.venueId, { broken: broken.slice(0, mostBroken), language });
    throw problem('in_use', { extensions: { usedBy: usedByReservations(told).slice(0, mostUsers) } });
  }
  if (scope.poolIds) await fitBuckets(tx, { ...scope, poolIds: scope.poolIds, fromDay: scope.now.today });
  return result;
}

const mostUsers = 200;

/** A broken item as staff see it. Names guests. */
export interface DescribedItem extends BrokenItem {
  /** The item a guest knows it by. */
  shownItemId: string;
  itemName: string;
  startTime: string | null;
  number: string | null;
  name: string;
}

/** Whose the broken items are, each once per reason, by day and time. */
export async function describeBroken(
  db: Db,
  venueId: string,
  { broken, language }: { broken: readonly BrokenItem[]; language: Language },
): Promise<DescribedItem[]> {
  const itemIds = [...new Set(broken.map(({ itemId }) => itemId))];
  const details = await readBrokenDetails(db, venueId, { itemIds, language });
  const described = broken.flatMap((item): DescribedItem[] => {
    const found = details.get(item.itemId);
    if (!found) return [];
    const { itemId: shownItemId, itemName, startMinute, number, name } = found;
    const startTime = startMinute === null ? null : formatTime(startMinute);
    return [{ ...item, shownItemId, itemName, startTime, number, name }];
  });
  const order = (item: DescribedItem): string => `${item.day} ${item.startTime ?? ''} ${item.name} ${item.itemId}`;
  return described.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** The reservations of broken items, as what stands in the way of a change. Names guests. */
function usedByReservations(described: readonly DescribedItem[]): UsedBy[] {
  const byReservation = new Map(described.toReversed().map((item) => [item.reservationId, item]));
  return [...byReservation.values()].toReversed().map(({ reservationId, number, name, day, startTime, itemName }) => ({
    kind: 'reservation',
    id: reservationId,
    name: [number, name, [day, startTime].filter(Boolean).join(' '), itemName].filter(Boolean).join(', ').slice(0, 300),
  }));
}
