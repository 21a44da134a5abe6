import type { GroupInput } from '../group/groupInput.ts';
import type { Day, KeptBooking, Wish } from './day.types.ts';
import { guestId, keptUnit, openDoor, unitOf } from './unitOf.ts';
import type { DayUnit } from './unitOf.ts';

export type DayInput = { input: GroupInput; units: Map<string, DayUnit> };

/** Places that never run out. */
const plenty = 1_000_000;

/**
 * A day and what is wished on it, as the group planner takes it. Guests are inside during the group's stay, else while
 * the venue is open, and never before `earliest`. `mealLast` tells of which wishes the meal follows the rest.
 */
export function dayInput(
  day: Day,
  kept: readonly KeptBooking[],
  wishes: readonly Wish[],
  mealLast: (wish: Wish) => boolean = () => false,
): DayInput {
  const units = new Map(wishes.map((wish) => [wish.id, unitOf(wish, day, mealLast(wish))]));
  const window = {
    from: Math.max(day.earliest, day.stay?.from ?? day.blocks[0]?.fromMinute ?? 0),
    to: day.stay?.to ?? day.blocks.at(-1)?.toMinute ?? 0,
  };
  const guests = Array.from({ length: day.personCount }, (_, index) => ({ id: guestId(index + 1), ...window }));
  const open = day.blocks.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute, places: plenty }));
  const wished = [...units.values()];
  return {
    units,
    input: {
      changingGap: day.changingGap,
      guests: [...guests, ...wished.flatMap(({ stayGuests }) => stayGuests)],
      units: [...kept.map(keptUnit), ...wished.map(({ unit }) => unit)],
      resources: day.resources,
      pools: [...day.pools, { id: openDoor, free: open }],
    },
  };
}
