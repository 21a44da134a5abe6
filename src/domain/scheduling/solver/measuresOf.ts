import { fragmentsIn } from './fragmentsIn.ts';
import type { GroupInput, GroupItem, GroupUnit } from './groupInput.ts';
import type { PlannedItem } from './groupPlan.ts';
import type { Level, Measures } from './objective.ts';

type PlannedStart = Pick<PlannedItem, 'item' | 'start'>;
type Placed = { item: GroupItem; start: number; end: number };

/** All a plan is worth; see `guestMeasuresOf`. */
export function measuresOf(input: GroupInput, plan: { items: readonly PlannedItem[] }): Record<Level, number> {
  return { ...guestMeasuresOf(input, plan), fragments: fragmentsIn(input, plan) };
}

/**
 * What a plan is worth to guests, in slots of five minutes and numbers of guests or pairs. Reads only the input in minutes, not what
 * the planner makes of it, so that it can judge the planner. Never throws.
 */
export function guestMeasuresOf(input: GroupInput, plan: { items: readonly PlannedStart[] }): Measures {
  const items = input.units.flatMap((unit) => unit.items);
  const placed = new Map(
    plan.items.flatMap(({ item: id, start }): [string, Placed][] => {
      const item = items.find((one) => one.id === id);
      return item ? [[id, { item, start, end: start + slots(item.duration) * 5 }]] : [];
    }),
  );
  const all = [...placed.values()];
  return {
    refused: refusedGuests(input, placed),
    distance: sum(all.map(({ item, start }) => (item.preferred === null ? 0 : Math.abs(start - item.preferred) / 5))),
    ...companions(items, placed),
    ...days(input, all),
  };
}

const slots = (minutes: number): number => Math.ceil(minutes / 5);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** A unit with something booked already counts for more than all others together. */
function refusedGuests({ units }: GroupInput, placed: ReadonlyMap<string, Placed>): number {
  const guestsOf = ({ items, weight }: GroupUnit): number =>
    weight ?? new Set(items.flatMap((item) => item.guests)).size;
  const open = units.filter((unit) => unit.items.every((item) => item.kept === null));
  const more = sum(open.map((unit) => guestsOf(unit))) + 1;
  const refused = units.filter((unit) => !unit.items.some((item) => placed.has(item.id)));
  return sum(refused.map((unit) => guestsOf(unit) * (open.includes(unit) ? 1 : more)));
}

function companions(
  items: readonly GroupItem[],
  placed: ReadonlyMap<string, Placed>,
): Pick<Measures, 'apart' | 'overlapping'> {
  const pairs = items.flatMap((one, index) =>
    items
      .slice(index + 1)
      .filter((other) => other.treatment === one.treatment && !other.guests.some((guest) => one.guests.includes(guest)))
      .map((other) => [placed.get(one.id), placed.get(other.id)] as const),
  );
  const isTogether = ([a, b]: (typeof pairs)[number]): boolean => a !== undefined && a.start === b?.start;
  const overlaps = ([a, b]: (typeof pairs)[number]): boolean => !!a && !!b && a.start < b.end && b.start < a.end;
  return { apart: pairs.filter((pair) => !isTogether(pair)).length, overlapping: pairs.filter(overlaps).length };
}

function days(input: GroupInput, all: readonly Placed[]): Pick<Measures, 'idle' | 'stay'> {
  const stays = input.guests.flatMap((guest) => {
    const own = all.filter(({ item }) => item.guests.includes(guest.id));
    if (own.length === 0) return [];
    const length = Math.max(...own.map(({ end }) => end)) - Math.min(...own.map(({ start }) => start));
    const busy = sum(own.map(({ start, end }) => end - start));
    return [{ stay: length / 5, idle: (length - busy) / 5 - (own.length - 1) * slots(input.changingGap) }];
  });
  return { stay: sum(stays.map(({ stay }) => stay)), idle: sum(stays.map(({ idle }) => idle)) };
}
