import type { GroupInput, GroupItem, GroupUnit } from '../solver/groupInput.ts';

/**
 * The input with what guests would do in company under one name, so that the planner can bring it together or keep it
 * apart: the same treatment of several guests, and of what is left the first of each guest, the second of each, and so
 * on. What is shared by guests already stays as it is. Never throws.
 */
export function companyOf(input: GroupInput): GroupInput {
  const items = input.units.flatMap((unit) => unit.items);
  const guestsOf = (treatment: string): Set<string> =>
    new Set(items.filter((item) => item.treatment === treatment).flatMap((item) => item.guests));
  const isStay = (item: GroupItem): boolean => item.guests.includes(item.id);
  const isAlone = (item: GroupItem): boolean =>
    item.guests.length === 1 && !isStay(item) && guestsOf(item.treatment).size === 1;
  const rank = new Map<string, number>();
  const turns = new Map<string, number>();
  for (const item of items.filter(isAlone)) {
    const guest = item.guests[0]!;
    const turn = (turns.get(guest) ?? 0) + 1;
    turns.set(guest, turn);
    rank.set(item.id, turn);
  }
  const named = (item: GroupItem): GroupItem => {
    const turn = rank.get(item.id);
    return turn === undefined ? item : { ...item, treatment: `company ${turn}` };
  };
  return { ...input, units: input.units.map((unit): GroupUnit => ({ ...unit, items: unit.items.map(named) })) };
}
