import type { GroupInput } from './groupInput.ts';
import type { ProblemItem } from './problem.ts';

/** Units that can change places without anybody noticing; the pair means the same as the pair turned round. */
export type Twins = [unit: number, other: number][];

/**
 * Equal units of one guest, and the first units of guests who are in the house as long and wish the same: of two plans
 * that only differ in who is who, one is enough. The input is in canonical order, so that equals lie side by side.
 */
export function twinsOf({ guests, units }: GroupInput, items: readonly ProblemItem[]): Twins {
  const contents = units.map((unit) => contentOf(unit.items, unit.weight));
  const own = guests.map(({ id }) =>
    units.flatMap((unit, index) => (unit.items.some((item) => item.guests.includes(id)) ? [index] : [])),
  );
  const isAlone = (unit: number): boolean =>
    items.every((item) => item.unit !== unit || (item.guests.length === 1 && !item.kept));
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

/** Everything about a unit but whose it is and what it is called; who follows whom by place in the unit. */
function contentOf(items: GroupInput['units'][number]['items'], weight: number | undefined): string {
  const places = new Map(items.map((item, place) => [item.id, place]));
  const content = items.map(({ id: _id, guests: _guests, follows, ...item }) => [
    item,
    follows.map((id) => places.get(id) ?? id),
  ]);
  return JSON.stringify([content, weight]);
}

/** Whether no other unit follows these or is followed by them. */
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
