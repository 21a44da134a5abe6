import { ProductType } from '../catalog/productTypes.ts';
import { sumOf } from '../values/cents.ts';
import type { Cents } from '../values/cents.ts';
import { isEntry } from './products.ts';

type Part = { type: number; checkinType: boolean };
type BookedItem = Part & { price: Cents; products?: readonly Part[] };

export type DueParts = {
  /** What is paid before the visit: nothing, exactly the treatments, a part of the amount, or all of it. */
  now: 'nothing' | 'treatments' | 'part' | 'all';
  /** What waits for the venue: nothing, the entries, or whatever is left of the amount. */
  later: 'nothing' | 'entry' | 'rest';
};

/** Of what an amount consists, by the prices of the items; a deposit is a part of no item in particular. */
export function dueParts({
  items,
  total,
  totalPayNow,
}: {
  items: readonly BookedItem[];
  total: Cents;
  totalPayNow: Cents;
}): DueParts {
  const now = partNow(items, { total, totalPayNow });
  if (total <= totalPayNow) return { now, later: 'nothing' };
  const isEntryOnly = items.some(isEntry) && (now === 'nothing' || now === 'treatments');
  return { now, later: isEntryOnly ? 'entry' : 'rest' };
}

function partNow(
  items: readonly BookedItem[],
  { total, totalPayNow }: { total: Cents; totalPayNow: Cents },
): DueParts['now'] {
  if (totalPayNow <= 0) return 'nothing';
  if (totalPayNow === sumOf(items.filter(hasTreatment).map(({ price }) => price))) return 'treatments';
  return totalPayNow < total ? 'part' : 'all';
}

/** An arrangement has one when a part of it is one. */
function hasTreatment({ products: parts = [], ...item }: BookedItem): boolean {
  return parts.length > 0 ? parts.some(isTreatment) : isTreatment(item);
}

const isTreatment = ({ type, checkinType }: Part): boolean => type === ProductType.Activity && !checkinType;
