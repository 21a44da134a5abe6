import type { GroupInput } from './groupInput.ts';
import type { ProblemItem } from './problem/problem.ts';

/**
 * Sorts guests, units, resources and pools by content, by id only among equals. Listing order and names then never
 * change the plan.
 */
export function canonicalOrder(input: GroupInput): GroupInput {
  const windows = new Map(input.guests.map((guest) => [guest.id, `${guest.from}-${guest.to}`]));
  const unitKeys = new Map(
    input.units.map((unit) => [
      unit.id,
      JSON.stringify([
        unit.items.map(({ id: _id, guests, follows, ...item }) => [
          item,
          guests.map((guest) => windows.get(guest)),
          follows.length,
        ]),
        unit.weight,
      ]),
    ]),
  );
  const unitsOf = (guest: string): string[] =>
    input.units
      .filter((unit) => unit.items.some((item) => item.guests.includes(guest)))
      .map((unit) => unitKeys.get(unit.id) ?? '')
      .toSorted();
  const guestKeys = new Map(
    input.guests.map((guest) => [guest.id, `${windows.get(guest.id)} ${unitsOf(guest.id).join()}`]),
  );
  const guests = sorted(input.guests, (guest) => guestKeys.get(guest.id) ?? '');
  const place = new Map(guests.map((guest, index) => [guest.id, String(index).padStart(4, '0')]));
  return {
    ...input,
    guests,
    units: sorted(
      input.units,
      (unit) =>
        `${unit.items.flatMap((item) => item.guests.map((guest) => place.get(guest))).join()} ${unitKeys.get(unit.id)}`,
    ),
    resources: byContent(input.resources),
    pools: byContent(input.pools),
  };
}

export const byContent = <T extends { id: string }>(list: readonly T[]): T[] =>
  sorted(list, ({ id: _id, ...content }) => JSON.stringify(content));

function sorted<T extends { id: string }>(list: readonly T[], keyOf: (element: T) => string): T[] {
  const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
  return list
    .map((element) => ({ element, key: keyOf(element) }))
    .toSorted((a, b) => compare(a.key, b.key) || compare(a.element.id, b.element.id))
    .map(({ element }) => element);
}

export type Twins = [unit: number, other: number][];

/**
 * Pairs of interchangeable units: equal units of one guest, and first units of guests with equal stays and units. Needs
 * canonical order.
 */
export function twinsOf({ guests, units }: GroupInput, items: readonly ProblemItem[]): Twins {
  const contents = units.map((unit) => contentOf(unit.items, unit.weight));
  const own = guests.map(({ id }) =>
    units.flatMap((unit, index) => (unit.items.some((item) => item.guests.includes(id)) ? [index] : [])),
  );
  const isAlone = (unit: number): boolean =>
    items.every((item) => item.unit !== unit || (item.guests.length === 1 && !item.isExisting));
  const twins: Twins = [];
  for (const list of own) {
    for (const [index, unit] of list.entries()) {
      const before = list[index - 1];
      if (
        before !== undefined &&
        contents[before] === contents[unit] &&
        isAlone(before) &&
        isAlone(unit) &&
        isFree(units, [before, unit])
      )
        twins.push([before, unit]);
    }
  }
  for (const [index, guest] of guests.entries()) {
    const before = guests[index - 1];
    if (!before || before.from !== guest.from || before.to !== guest.to) continue;
    const [one, other] = [own[index - 1]!, own[index]!];
    if (one.length === 0 || one.length !== other.length || ![...one, ...other].every(isAlone)) continue;
    if (one.every((unit, at) => contents[unit] === contents[other[at]!]) && isFree(units, [...one, ...other]))
      twins.push([one[0]!, other[0]!]);
  }
  return twins;
}

function contentOf(items: GroupInput['units'][number]['items'], weight: number | undefined): string {
  const places = new Map(items.map((item, place) => [item.id, place]));
  const content = items.map(({ id: _id, guests: _guests, follows, ...item }) => [
    item,
    follows.map((id) => places.get(id) ?? id),
  ]);
  return JSON.stringify([content, weight]);
}

function isFree(units: GroupInput['units'], some: readonly number[]): boolean {
  const ids = new Map(units.flatMap((unit, index) => unit.items.map((item) => [item.id, index] as const)));
  return units.every((unit, index) =>
    unit.items.every((item) =>
      item.follows.every((id) => {
        const other = ids.get(id) ?? index;
        return other === index || (!some.includes(other) && !some.includes(index));
      }),
    ),
  );
}
