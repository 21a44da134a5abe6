import { ProductType } from '../catalog/productTypes.ts';

type Item = { type: number; checkinType: boolean; startTime: string | null };

/** Whether the planner gave an item a time of its own: the times of an entry or a check-in are those of the visit. Never throws. */
export function isTimed<T extends Item>(item: T): item is T & { startTime: string } {
  return item.startTime !== null && item.type !== ProductType.Entry && !item.checkinType;
}
