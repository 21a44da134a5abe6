import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookableStarts } from '#domain/scheduling/solver/bookableStarts.ts';
import { brokenRules } from '#domain/scheduling/solver/brokenRules.ts';
import type { GroupInput } from '#domain/scheduling/solver/groupInput.ts';
import { withExistingBookings } from '#domain/scheduling/solver/existingBookings.ts';
import { planGroup } from '#domain/scheduling/solver/planGroup.ts';
import { explainRefusal } from '#domain/scheduling/solver/explainRefusal.ts';
import { bestScore } from '#tests/support/planner/bruteForce.ts';
import { tinyDay } from '#tests/support/planner/tinyDay.ts';

const numRuns = Number(process.env['PLANNER_CASES'] ?? 500) / 4;

test('a start is offered beside what is booked exactly when trying everything finds a plan for it', () => {
  fc.assert(
    fc.property(tinyDay, (day) => {
      const unit = day.units.at(-1)!;
      const rest = { ...day, units: day.units.slice(0, -1) };
      const { plan } = planGroup(rest, 1_000_000);
      const booked = rest.units.filter(({ id }) => !plan.refused.includes(id));
      const offers = bookableStarts(
        {
          ...withExistingBookings({ ...rest, units: booked }, plan),
          units: [...withExistingBookings({ ...rest, units: booked }, plan).units, unit],
        },
        unit.id,
      );
      const existingUnits = booked.map((one) => ({
        ...one,
        items: one.items.map((item) => ({
          ...item,
          existingBooking: plan.items.find((planned) => planned.item === item.id)!,
        })),
      }));
      expect(offers.map(({ start }) => start)).toEqual(
        minutesOf(day).filter(
          (start) => bestScore(startingAt({ ...day, units: [...existingUnits, unit] }, start))[0] === 0,
        ),
      );
      for (const offer of offers) {
        const together = { items: [...plan.items, ...offer.items], refused: [] };
        expect(brokenRules({ ...day, units: [...booked, unit] }, together)).toEqual([]);
      }
    }),
    { numRuns },
  );
}, 300_000);

test('a unit of a proven plan that was refused has no start, and one that has none is told why', () => {
  fc.assert(
    fc.property(tinyDay, (day) => {
      const { plan, refused } = planGroup(day, 3_000_000);
      const booked = withExistingBookings(day, plan);
      for (const unit of refused) {
        const { refusal, alternatives } = explainRefusal(booked, unit);
        expect(alternatives).toEqual([]);
        expect(refusal?.reason).toMatch(/no_roster|stay|pool|resource|common|busy|contention/);
      }
    }),
    { numRuns },
  );
}, 300_000);

const minutesOf = (day: GroupInput): number[] =>
  Array.from({ length: 20 }, (_, slot) => 600 + slot * 5).filter((start) => day.guests.some(({ to }) => start < to));

/** The last unit's first item can start at that minute only. */
function startingAt(day: GroupInput, start: number): GroupInput {
  const unit = day.units.at(-1)!;
  const [first, ...others] = unit.items;
  const starts = first!.starts === null || first!.starts.includes(start) ? [start] : [];
  return { ...day, units: [...day.units.slice(0, -1), { ...unit, items: [{ ...first!, starts }, ...others] }] };
}
