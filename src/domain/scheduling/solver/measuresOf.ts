import type { GroupInput, GroupItem, GroupUnit, Span } from './groupInput.ts';
import type { PlannedItem } from './groupPlan.ts';
import type { Level, Measures } from './problem/objective.ts';

type PlannedStart = Pick<PlannedItem, 'item' | 'start'>;
type Placed = { item: GroupItem; start: number; end: number };

export function measuresOf(input: GroupInput, plan: { items: readonly PlannedItem[] }): Record<Level, number> {
  return { ...guestMeasuresOf(input, plan), fragments: fragmentsIn(input, plan) };
}

/**
 * In slots of five minutes and numbers of guests or pairs. Reads only the input in minutes, independent of the planner.
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

function refusedGuests({ units }: GroupInput, placed: ReadonlyMap<string, Placed>): number {
  const guestsOf = ({ items, weight }: GroupUnit): number =>
    weight ?? new Set(items.flatMap((item) => item.guests)).size;
  const open = units.filter((unit) => unit.items.every((item) => item.existingBooking === null));
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

function days(input: GroupInput, all: readonly Placed[]): Pick<Measures, 'idle' | 'stay' | 'groupStay'> {
  const stays = input.guests.flatMap((guest) => {
    const own = all.filter(({ item }) => item.guests.includes(guest.id));
    if (own.length === 0) return [];
    const length = Math.max(...own.map(({ end }) => end)) - Math.min(...own.map(({ start }) => start));
    const busy = sum(own.map(({ start, end }) => end - start));
    return [{ stay: length / 5, idle: (length - busy) / 5 - (own.length - 1) * slots(input.changingGap) }];
  });
  const group = Math.max(0, Math.max(...all.map(({ end }) => end)) - Math.min(...all.map(({ start }) => start)));
  return {
    stay: sum(stays.map(({ stay }) => stay)),
    idle: sum(stays.map(({ idle }) => idle)),
    groupStay: group / 5,
  };
}

export function fragmentsIn(input: GroupInput, plan: { items: readonly PlannedItem[] }): number {
  const items = new Map(input.units.flatMap((unit) => unit.items).map((item) => [item.id, item]));
  const usable = Math.ceil((input.usableGap ?? 30) / 5);
  return input.resources.reduce((sum, { id, works, otherClaims }) => {
    const claims = plan.items.flatMap((planned) => claimsOn(id, items.get(planned.item), planned));
    const slots = Array.from({ length: 288 }, (_, slot) => {
      const span = { from: slot * 5, to: slot * 5 + 5 };
      if (claims.some((claim) => overlap(claim, span))) return 'claimed';
      return covered(span, works) && !otherClaims.some((one) => overlap(one, span)) ? 'free' : 'closed';
    });
    return sum + shortStretches(slots, usable);
  }, 0);
}

function claimsOn(resource: string, item: GroupItem | undefined, { start, resources }: PlannedItem): Span[] {
  const needs = item?.needs.flatMap((need) => Array.from({ length: need.count }, () => need)) ?? [];
  return needs.flatMap(({ before, after }, seat) => {
    if (resources[seat] !== resource) return [];
    return [{ from: start - up(before), to: start + up(item!.duration) + up(after) }];
  });
}

function shortStretches(slots: readonly string[], usable: number): number {
  let sum = 0;
  for (let from = 0; from < slots.length; from += 1) {
    if (slots[from] !== 'free') continue;
    let to = from;
    while (slots[to] === 'free') to += 1;
    if (to - from < usable && (slots[from - 1] === 'claimed' || slots[to] === 'claimed')) sum += to - from;
    from = to;
  }
  return sum;
}

const up = (minutes: number): number => Math.ceil(minutes / 5) * 5;
const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;
const covered = (span: Span, parts: readonly Span[]): boolean =>
  parts.some(({ from, to }) => from <= span.from && to >= span.to);
