import { expect, test } from 'vitest';
import type { GroupInput, GroupUnit } from '#domain/scheduling/solver/groupInput.ts';
import { planGroup } from '#domain/scheduling/solver/planGroup.ts';
import { groupDay } from '#tools/bench/planner/groupDay.ts';

/** Everybody is there as long and requests what the first guest does. */
function allAlike(day: GroupInput): GroupInput {
  const [first] = day.guests;
  const units = day.units.filter((unit) => unit.items.every((item) => item.guests.join() === first!.id));
  return {
    ...day,
    guests: day.guests.map((guest) => ({ ...guest, from: 600, to: 1260 })),
    units: day.guests.flatMap(({ id }) => units.map((unit) => forGuest(unit, id))),
  };
}

const forGuest = (unit: GroupUnit, guest: string): GroupUnit => ({
  id: `${unit.id} of ${guest}`,
  items: unit.items.map((item) => ({
    ...item,
    id: `${item.id} of ${guest}`,
    guests: [guest],
    follows: item.follows.map((id) => `${id} of ${guest}`),
  })),
});

test.each([3, 7, 9])(
  'four friends who units the same are planned in one order only, and so proven soon (day %i)',
  (seed) => {
    const day = allAlike(groupDay({ guests: 4, items: 2, resources: 12 }, seed));
    expect(planGroup(day, 2_000_000).isBest).toBe(true);
  },
);
