import { clearSpan } from './bits.ts';
import { freeSlots, poolPlaces } from './compileResources.ts';
import type { GroupInput, GroupItem, GroupResource } from './groupInput.ts';
import { isKept, withClaims } from './keepPlan.ts';
import { legalStarts } from './legalStarts.ts';
import type { Shape } from './problem.ts';
import { refuseTooMany, shapeOf } from './shapeOf.ts';
import { slotCount, slotFrom, slotsOf, slotTo } from './slots.ts';

/** The only item of a unit that is not booked yet; null for other units, which need a search. */
export function soleItem(input: GroupInput, unitId: string): GroupItem | null {
  const items = input.units.find(({ id }) => id === unitId)?.items;
  return items?.length === 1 && items[0]!.kept === null ? items[0]! : null;
}

/** As day words the starts of an item beside what is booked, and who could serve it: no search, for what is booked does not move. */
export type SoleStarts = { words: Int32Array; shapes: Shape[]; resources: GroupResource[] };

/** `order` sorts the resources that can serve; without it they come as listed. Throws like `compile`. */
export function soleStarts(
  input: GroupInput,
  item: GroupItem,
  order: (resources: GroupResource[]) => GroupResource[] = (resources) => resources,
): SoleStarts {
  const booked = input.units.filter((unit) => isKept(unit)).flatMap((unit) => unit.items);
  const skills = new Set(item.needs.map((need) => need.skill));
  const serving = input.resources.filter((resource) => resource.skills.some((skill) => skills.has(skill)));
  refuseTooMany(serving);
  const resources = order(serving).map((resource) => withClaims(resource, booked));
  const free = resources.map(freeSlots);
  const shapes = item.needs.map((need) => {
    const able = resources.flatMap(({ skills: own }, index) => (own.includes(need.skill) ? [index] : []));
    const length = slotsOf(item.duration) + slotsOf(need.after);
    return shapeOf(free, able, { before: slotsOf(need.before), length, count: need.count });
  });
  const stays = item.guests.map((id) => named(input.guests, id));
  const words = legalStarts(item, {
    shapes,
    places: item.pool && poolPlaces(named(input.pools, item.pool.id)),
    from: Math.max(...stays.map((stay) => slotFrom(stay.from))),
    to: Math.min(...stays.map((stay) => slotTo(stay.to))),
  });
  for (const other of booked)
    if (other.guests.some((guest) => item.guests.includes(guest))) keepOff(words, input, item, other);
  return { words, shapes, resources };
}

/** Closes the starts at which the item would be too close to another of its guests, or on the wrong side of it. */
function keepOff(words: Int32Array, { changingGap }: GroupInput, item: GroupItem, other: GroupItem): void {
  const gap = slotsOf(changingGap);
  const start = slotTo(other.kept!.start);
  const [tooLate, lateEnough] = [start - slotsOf(item.duration) - gap + 1, start + slotsOf(other.duration) + gap];
  const from = item.follows.includes(other.id) ? 0 : Math.max(0, tooLate);
  const to = other.follows.includes(item.id) ? slotCount : Math.min(slotCount, lateEnough);
  clearSpan(words, 0, [from, to]);
}

function named<T extends { id: string }>(list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id);
  if (!found) throw new RangeError(`nobody is called ${id}`);
  return found;
}
