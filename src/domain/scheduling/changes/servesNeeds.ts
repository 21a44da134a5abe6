import type { ProductNeed } from '../day/day.types.ts';
import { needKey } from '../day/needKey.ts';

/** What a claimed resource can serve, as keys of `needKey`; `null` for one of which that does not matter. */
type Served = ReadonlySet<string> | null;

/** Whether each of the resources can take a seat of its own among the needs. Never throws. */
export function servesNeeds(needs: readonly ProductNeed[], resources: readonly Served[]): boolean {
  return canSit(
    needs.flatMap((need) => Array.from({ length: need.count }, () => needKey(need))),
    resources,
  );
}

function canSit(seats: readonly string[], [first, ...others]: readonly Served[]): boolean {
  if (first === undefined) return true;
  return seats.some((seat, index) => (first === null || first.has(seat)) && canSit(seats.toSpliced(index, 1), others));
}
