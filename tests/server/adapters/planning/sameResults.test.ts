// @module-tag anyDatabase
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { offeredParts } from '#domain/scheduling/day/dayOffers.ts';
import { makePlanningThreads, noThreads } from '#server/adapters/planning/planningThreads.ts';
import type { PlanningThreads } from '#server/adapters/planning/planningThreads.ts';
import { randomRepair } from '#tests/support/planner/randomRepairs.ts';
import { wholeVenue } from '#tests/support/planner/randomVenue.ts';
import type { RandomVenue } from '#tests/support/planner/randomVenue.types.ts';
import { dayOf } from '#tests/support/planner/randomVenueDay.ts';
import { venueRuns } from '#tests/support/planner/randomVenueRuns.ts';

const threads = makePlanningThreads({ threads: 1, onError: () => undefined });
const turn = { cost: 1_000 };
afterAll(() => threads.close());

async function planned({ plan }: PlanningThreads, venue: RandomVenue) {
  const { existingBookings, requests } = venue;
  const day = dayOf(venue);
  const offers = offeredParts(requests.map(({ products }) => ({ included: products, choices: [] })));
  const refused = { day, existingBookings, laterDays: [day] };
  return [
    await plan('proposals', [day, existingBookings, requests], turn),
    await plan('offers', [day, offers], turn),
    await plan('refusal', [refused, requests[0]!], turn),
  ];
}

test('repairs of a day are the same from a thread and from the event loop', async () => {
  const repairs = Array.from({ length: 8 }, (_, seed) => randomRepair(seed));
  const planBy = ({ plan }: PlanningThreads) =>
    Promise.all(repairs.map(({ day, lost }) => plan('repairs', [day, lost], turn)));
  const plans = await planBy(threads);
  expect(plans.flat().length).toBeGreaterThan(4);
  expect(plans).toEqual(await planBy(noThreads));
});

test('what is planned on a thread is what is planned on the event loop', async () => {
  await fc.assert(
    fc.asyncProperty(wholeVenue, async (venue) => {
      expect(await planned(threads, venue)).toEqual(await planned(noThreads, venue));
    }),
    venueRuns(0.1),
  );
});
