import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { byContent } from './canonicalOrder.ts';
import { compile } from './compile.ts';
import type { Compiled } from './compile.ts';
import type { GroupInput, GroupItem, GroupResource } from './groupInput.ts';
import { groupPlan } from './groupPlan.ts';
import type { PlannedItem } from './groupPlan.ts';
import { besideBooked } from './keepPlan.ts';
import { bookingObjective } from './objective.ts';
import { planCompiled } from './planCompiled.ts';
import type { Course } from './planCompiled.ts';
import type { Problem } from './problem.ts';
import { seatsAt } from './shapeOf.ts';
import { slotMinutes } from './slots.ts';
import { soleItem, soleStarts } from './soleItem.ts';
import { oneStart, startsOf } from './startsOf.ts';

/** A start of the unit's first item with the plan of the whole unit that goes with it. */
export type StartOffer = { start: MinuteOfDay; items: PlannedItem[] };

/** Work for one start: one question nearly always settles it, else the other finds what can be found. */
const courses: readonly Course[] = [
  { objective: ['refused'], budget: 400_000 },
  { objective: bookingObjective, budget: 2_000_000 },
];

/**
 * Every start at which a unit can be booked beside what is booked already, rising; other open units do not count. Each
 * comes with its plan, so what is offered can be booked, and a start that is missing could not be (checked by proof).
 * Throws `PlanTooLarge`.
 */
export function bookableStarts(input: GroupInput, unitId: string): StartOffer[] {
  const sole = soleItem(input, unitId);
  if (sole) return offersOfSole(input, unitId, sole);
  const compiled = compile(besideBooked(input, unitId));
  const item = firstItem(compiled, unitId);
  if (item < 0) return [];
  const { starts } = compiled.problem.items[item]!;
  return Array.from(starts).flatMap((slot): StartOffer[] => {
    const items = bookedAt(compiled, unitId, onlyAt(compiled.problem, item, slot));
    return items ? [{ start: slot * slotMinutes, items }] : [];
  });
}

/** Whether a unit can be booked at all beside what is booked already; no unit that is not there. Throws `PlanTooLarge`. */
export function isBookable(input: GroupInput, unitId: string): boolean {
  if (!input.units.some(({ id }) => id === unitId)) return false;
  const sole = soleItem(input, unitId);
  if (sole) return hasStart(someOf(input, sole), sole) || hasStart(input, sole);
  const compiled = compile(besideBooked(input, unitId));
  return bookedAt(compiled, unitId, compiled.problem) !== null;
}

const hasStart = (input: GroupInput, item: GroupItem): boolean =>
  soleStarts(input, item).words.some((word) => word !== 0);

/** With a few of those who could serve: they nearly always answer already, and what some can do all can. */
function someOf(input: GroupInput, { needs }: GroupItem): GroupInput {
  const some = needs.flatMap(({ skill, count }) =>
    input.resources.filter(({ skills }) => skills.includes(skill)).slice(0, count + 2),
  );
  return { ...input, resources: [...new Set(some)] };
}

function offersOfSole(input: GroupInput, unit: string, item: GroupItem): StartOffer[] {
  const { words, shapes, resources } = soleStarts(input, item, fewestSkillsFirst);
  return Array.from(startsOf(words).starts, (slot): StartOffer => {
    const start = slot * slotMinutes;
    const seats = seatsAt(shapes, slot) ?? [];
    return { start, items: [{ item: item.id, unit, start, resources: seats.map((seat) => resources[seat]!.id) }] };
  });
}

const fewestSkillsFirst = (resources: GroupResource[]): GroupResource[] =>
  byContent(resources).toSorted((a, b) => a.skills.length - b.skills.length);

function bookedAt(compiled: Compiled, unitId: string, problem: Problem): PlannedItem[] | null {
  for (const course of courses) {
    const { state, provenLevels } = planCompiled(problem, course);
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
