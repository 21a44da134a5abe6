import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { compile } from './compile.ts';
import type { Compiled } from './compile.ts';
import type { GroupInput } from './groupInput.ts';
import { groupPlan } from './groupPlan.ts';
import type { PlannedItem } from './groupPlan.ts';
import { besideBooked } from './keepPlan.ts';
import { planCompiled } from './planCompiled.ts';
import type { Problem } from './problem.ts';
import { slotCount, slotMinutes } from './slots.ts';

/** A start of the unit's first item with the plan of the whole unit that goes with it. */
export type StartOffer = { start: MinuteOfDay; items: PlannedItem[] };

/** Work for one start; a few items of one or two guests never need it all. */
const budgetOfStart = 400_000;

/**
 * Every start at which a unit can be booked beside what is booked already, rising; other open units do not count. Each
 * comes with its plan, so what is offered can be booked, and a start that is missing could not be (checked by proof).
 * Throws RangeError like `planGroup`.
 */
export function bookableStarts(input: GroupInput, unitId: string): StartOffer[] {
  const compiled = compile(besideBooked(input, unitId));
  const item = firstItem(compiled, unitId);
  if (item < 0) return [];
  const { first, last, legal } = compiled.problem.items[item]!;
  const offers: StartOffer[] = [];
  for (let slot = first; slot <= last; slot += 1) {
    if (legal[slot] !== 1) continue;
    const items = bookedAt(compiled, unitId, onlyAt(compiled.problem, item, slot));
    if (items) offers.push({ start: slot * slotMinutes, items });
  }
  return offers;
}

/** Whether a unit can be booked at all beside what is booked already. Throws RangeError like `planGroup`. */
export function isBookable(input: GroupInput, unitId: string): boolean {
  const compiled = compile(besideBooked(input, unitId));
  return bookedAt(compiled, unitId, compiled.problem) !== null;
}

function bookedAt(compiled: Compiled, unitId: string, problem: Problem): PlannedItem[] | null {
  const { state } = planCompiled(problem, { objective: ['refused'], budget: budgetOfStart });
  if (state.booked.some((booked) => booked !== 1)) return null;
  return groupPlan({ ...compiled, problem }, state).items.filter(({ unit }) => unit === unitId);
}

function firstItem({ units, items }: Compiled, unitId: string): number {
  const id = units.find((unit) => unit.id === unitId)?.items[0]?.id;
  return items.findIndex((item) => item.id === id);
}

function onlyAt(problem: Problem, item: number, slot: number): Problem {
  const legal = new Uint8Array(slotCount);
  legal[slot] = 1;
  const items = problem.items.with(item, { ...problem.items[item]!, legal, first: slot, last: slot });
  return { ...problem, items };
}
