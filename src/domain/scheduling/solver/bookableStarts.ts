import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { byContent } from './canonicalOrder.ts';
import type { Compiled } from './compile.ts';
import { compile } from './compile.ts';
import { legalStarts } from './compileItems.ts';
import { freeSlots, poolPlaces } from './compileResources.ts';
import { besideExistingBookings, hasExistingBooking, withExistingClaims } from './existingBookings.ts';
import type { GroupInput, GroupItem, GroupResource } from './groupInput.ts';
import type { PlannedItem } from './groupPlan.ts';
import { groupPlan } from './groupPlan.ts';
import type { PlanSettings } from './planGroup.ts';
import { planCompiled } from './planGroup.ts';
import { clearSpan, oneStart, slotCount, slotFrom, slotMinutes, slotTo, slotsOf, startsOf } from './problem/slots.ts';
import { bookingObjective } from './problem/objective.ts';
import type { Problem } from './problem/problem.ts';
import type { Shape } from './problem/shapes.ts';
import { seatsAt, refuseTooMany, shapeOf } from './problem/shapes.ts';

export type StartOffer = { start: MinuteOfDay; items: PlannedItem[] };

const attempts: readonly PlanSettings[] = [
  { objective: ['refused'], budget: 400_000 },
  { objective: bookingObjective, budget: 2_000_000 },
];

/**
 * Every start of a unit beside existing bookings, rising, each with its plan; other open units do not count. A missing
 * start is proven impossible. Throws `PlanTooLarge`.
 */
export function bookableStarts(input: GroupInput, unitId: string): StartOffer[] {
  const sole = onlyOpenItem(input, unitId);
  if (sole) return offersOfOnlyItem(input, unitId, sole);
  const compiled = compile(besideExistingBookings(input, unitId));
  const item = firstItem(compiled, unitId);
  if (item < 0) return [];
  const { starts } = compiled.problem.items[item]!;
  return Array.from(starts).flatMap((slot): StartOffer[] => {
    const items = bookedAt(compiled, unitId, onlyAt(compiled.problem, item, slot));
    return items ? [{ start: slot * slotMinutes, items }] : [];
  });
}

export function isBookable(input: GroupInput, unitId: string): boolean {
  if (!input.units.some(({ id }) => id === unitId)) return false;
  const sole = onlyOpenItem(input, unitId);
  if (sole) return hasStart(fewOfEach(input, sole), sole) || hasStart(input, sole);
  const compiled = compile(besideExistingBookings(input, unitId));
  return bookedAt(compiled, unitId, compiled.problem) !== null;
}

const hasStart = (input: GroupInput, item: GroupItem): boolean =>
  startsOfOnlyItem(input, item).words.some((word) => word !== 0);

function fewOfEach(input: GroupInput, { needs }: GroupItem): GroupInput {
  const some = needs.flatMap(({ skill, count }) =>
    input.resources.filter(({ skills }) => skills.includes(skill)).slice(0, count + 2),
  );
  return { ...input, resources: [...new Set(some)] };
}

function offersOfOnlyItem(input: GroupInput, unit: string, item: GroupItem): StartOffer[] {
  const { words, shapes, resources } = startsOfOnlyItem(input, item, fewestSkillsFirst);
  return Array.from(startsOf(words).starts, (slot): StartOffer => {
    const start = slot * slotMinutes;
    const seats = seatsAt(shapes, slot) ?? [];
    return { start, items: [{ item: item.id, unit, start, resources: seats.map((seat) => resources[seat]!.id) }] };
  });
}

const fewestSkillsFirst = (resources: GroupResource[]): GroupResource[] =>
  byContent(resources).toSorted((a, b) => a.skills.length - b.skills.length);

function bookedAt(compiled: Compiled, unitId: string, problem: Problem): PlannedItem[] | null {
  for (const settings of attempts) {
    const { state, provenLevels } = planCompiled(problem, settings);
    if (state.booked.every((booked) => booked === 1)) {
      return groupPlan({ ...compiled, problem }, state).items.filter(({ unit }) => unit === unitId);
    }
    if (provenLevels > 0) return null;
  }
  return null;
}

function firstItem({ units, items }: Compiled, unitId: string): number {
  const id = units.find((unit) => unit.id === unitId)?.items[0]?.id;
  return items.findIndex((item) => item.id === id);
}

function onlyAt(problem: Problem, item: number, slot: number): Problem {
  const items = problem.items.with(item, { ...problem.items[item]!, ...oneStart(slot) });
  return { ...problem, items, twins: [] };
}

/** Null for units that need a search: more than one item, or an existing booking. */
export function onlyOpenItem(input: GroupInput, unitId: string): GroupItem | null {
  const items = input.units.find(({ id }) => id === unitId)?.items;
  return items?.length === 1 && items[0]!.existingBooking === null ? items[0]! : null;
}

export type SoleStarts = { words: Int32Array; shapes: Shape[]; resources: GroupResource[] };

export function startsOfOnlyItem(
  input: GroupInput,
  item: GroupItem,
  order: (resources: GroupResource[]) => GroupResource[] = (resources) => resources,
): SoleStarts {
  const booked = input.units.filter((unit) => hasExistingBooking(unit)).flatMap((unit) => unit.items);
  const skills = new Set(item.needs.map((need) => need.skill));
  const serving = input.resources.filter((resource) => resource.skills.some((skill) => skills.has(skill)));
  refuseTooMany(serving);
  const resources = order(serving).map((resource) => withExistingClaims(resource, booked));
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
    if (other.guests.some((guest) => item.guests.includes(guest))) closeAround(words, input, item, other);
  return { words, shapes, resources };
}

function closeAround(words: Int32Array, { changingGap }: GroupInput, item: GroupItem, other: GroupItem): void {
  const gap = slotsOf(changingGap);
  const start = slotTo(other.existingBooking!.start);
  const [tooLate, lateEnough] = [start - slotsOf(item.duration) - gap + 1, start + slotsOf(other.duration) + gap];
  const from = item.follows.includes(other.id) ? 0 : Math.max(0, tooLate);
  const to = other.follows.includes(item.id) ? slotCount : Math.min(slotCount, lateEnough);
  clearSpan(words, 0, [from, to]);
}

function named<T extends { id: string }>(list: readonly T[], id: string): T {
  const match = list.find((one) => one.id === id);
  if (!match) throw new RangeError(`nobody is called ${id}`);
  return match;
}
