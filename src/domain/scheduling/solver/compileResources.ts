import type { GroupInput, GroupItem, GroupNeed, GroupPool, GroupResource, Span } from './groupInput.ts';
import type { Shape } from './problem/shapes.ts';
import { refuseTooMany, shapeOf } from './problem/shapes.ts';
import { slotCount, slotFrom, slotsOf, slotTo } from './problem/slots.ts';

export type ShapeBook = {
  shapes: Shape[];
  resources: readonly GroupResource[];
  free: Uint8Array[];
  shapesFor: (item: GroupItem) => number[];
};

/** Those that could serve the group, or do already. */
export function servingResources(input: GroupInput): GroupResource[] {
  const items = input.units.flatMap((unit) => unit.items);
  const skills = new Set(items.flatMap((item) => item.needs.map((need) => need.skill)));
  const bookedResources = new Set(items.flatMap((item) => item.existingBooking?.resources ?? []));
  return input.resources.filter(
    (resource) => bookedResources.has(resource.id) || resource.skills.some((skill) => skills.has(skill)),
  );
}

/** Of resources that all serve. Throws `PlanTooLarge`. */
export function shapeBook({ resources }: Pick<GroupInput, 'resources'>): ShapeBook {
  refuseTooMany(resources);
  const free = resources.map(freeSlots);
  const order = resources.map((_, index) => index).toSorted((a, b) => skillCount(a) - skillCount(b) || a - b);
  const always = resources.map(() => new Uint8Array(slotCount).fill(1));
  const shapes: Shape[] = [];
  const shapeOfKey = new Map<string, number>();

  function skillCount(index: number): number {
    return resources[index]?.skills.length ?? 0;
  }
  function shapeFor(item: GroupItem, need: GroupNeed, names: number[] | null): number {
    const window = {
      before: slotsOf(need.before),
      length: slotsOf(item.duration) + slotsOf(need.after),
      count: names ? names.length : need.count,
    };
    const serving = names ?? order.filter((index) => resources[index]!.skills.includes(need.skill));
    const key = JSON.stringify([serving, window, names !== null]);
    const shape = shapeOfKey.get(key) ?? shapes.push(shapeOf(names ? always : free, serving, window)) - 1;
    shapeOfKey.set(key, shape);
    return shape;
  }
  function shapesFor(item: GroupItem): number[] {
    if (!item.existingBooking) return item.needs.map((need) => shapeFor(item, need, null));
    const unassigned = item.existingBooking.resources
      .map((id) => resources.findIndex((resource) => resource.id === id))
      .filter((index) => index >= 0);
    return item.needs.flatMap((need) => {
      const names = take(unassigned, need.count, (index) => resources[index]!.skills.includes(need.skill));
      return names.length > 0 ? [shapeFor(item, need, names)] : [];
    });
  }
  return { shapes, resources, free, shapesFor };
}

function take(list: number[], count: number, fits: (index: number) => boolean): number[] {
  const matching = list.filter(fits).slice(0, count);
  for (const index of matching) list.splice(list.indexOf(index), 1);
  return matching;
}

export function freeSlots(resource: GroupResource): Uint8Array {
  const slots = new Uint8Array(slotCount);
  for (const { from, to } of resource.works) fillInside(slots, { from, to }, 1);
  for (const { from, to } of resource.otherClaims) if (to > from) slots.fill(0, slotTo(from), slotFrom(to));
  return slots;
}

export function poolPlaces(pool: GroupPool): Int32Array {
  const slots = new Int32Array(slotCount);
  for (const { places, ...span } of pool.free) fillInside(slots, span, places);
  return slots;
}

function fillInside(slots: Uint8Array | Int32Array, { from, to }: Span, value: number): void {
  const [first, end] = [slotFrom(from), slotTo(to)];
  if (first < end) slots.fill(value, first, end);
}
