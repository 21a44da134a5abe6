import { bucketMinutes } from '../stay/bucketsOf.ts';
import type { OpeningBlock } from '../stay/openingBlocks.ts';
import type { GroupInput, GroupPool } from '../solver/groupInput.ts';
import type { Day, KeptBooking, Wish } from './day.types.ts';
import { keptUnits, lessKept } from './keptUnits.ts';
import { guestId, openDoor, unitOf } from './unitOf.ts';
import type { DayUnit } from './unitOf.ts';
import { withinReach } from './withinReach.ts';

export type DayInput = { input: GroupInput; units: Map<string, DayUnit> };

/** More places than anybody can take. */
const plenty = 1_000_000;

/** A pool with a place for everybody while the venue is open. */
export const openPool = (id: string, blocks: readonly OpeningBlock[]): GroupPool => ({
  id,
  free: blocks.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute, places: plenty })),
});

/**
 * A day and what is wished on it, as the group planner takes it. Guests are inside during the group's stay, else while
 * the venue is open, and never before `earliest`. `mealLast` tells of which wishes the meal follows the rest. A wish that is
 * more than a guest's day can hold has no unit in the input.
 */
export function dayInput(
  day: Day,
  kept: readonly KeptBooking[],
  wishes: readonly Wish[],
  mealLast: (wish: Wish) => boolean = () => false,
): DayInput {
  const weightOf = weights(wishes);
  const units = new Map(
    wishes.map((wish) => {
      const { unit, ...rest } = unitOf(wish, day, mealLast(wish));
      return [wish.id, { ...rest, unit: { ...unit, weight: weightOf(wish) } }];
    }),
  );
  const window = {
    from: Math.max(day.earliest, day.stay?.from ?? day.blocks[0]?.fromMinute ?? 0),
    to: day.stay?.to ?? day.blocks.at(-1)?.toMinute ?? 0,
  };
  const guests = Array.from({ length: day.personCount }, (_, index) => ({ id: guestId(index + 1), ...window }));
  const busy = keptUnits(kept, day.changingGap, guestId);
  const wished = withinReach(wishes, busy).map(({ id }) => units.get(id)!);
  return {
    units,
    input: {
      changingGap: day.changingGap,
      guests: [...guests, ...wished.flatMap(({ stayGuests }) => stayGuests)],
      units: [...busy, ...wished.map(({ unit }) => unit)],
      resources: lessKept(day.resources, kept),
      pools: [...day.pools.map((pool) => ({ ...pool, stretch: bucketMinutes })), openPool(openDoor, day.blocks)],
    },
  };
}

/** Guests, and for one who has it already more than for everything new together. */
function weights(wishes: readonly Wish[]): (wish: Wish) => number {
  const fresh = wishes.reduce((sum, { guests, isBooked }) => sum + (isBooked ? 0 : guests.length), 0);
  return ({ guests, isBooked }) => guests.length * (isBooked ? fresh + 1 : 1);
}
