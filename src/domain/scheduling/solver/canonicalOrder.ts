import type { GroupInput } from './groupInput.ts';

/**
 * The same wish with guests, units, resources and pools sorted by what they are, and by id only among equals: neither
 * the order in which things are listed nor their names change the plan. Never throws.
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

/** Sorted by what they are, by id only among equals. */
export const byContent = <T extends { id: string }>(list: readonly T[]): T[] =>
  sorted(list, ({ id: _id, ...content }) => JSON.stringify(content));

function sorted<T extends { id: string }>(list: readonly T[], keyOf: (element: T) => string): T[] {
  const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
  return list
    .map((element) => ({ element, key: keyOf(element) }))
    .toSorted((a, b) => compare(a.key, b.key) || compare(a.element.id, b.element.id))
    .map(({ element }) => element);
}
