import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOffers, offeredParts } from '#domain/scheduling/day/dayOffers.ts';
import { dayInput } from '#domain/scheduling/day/dayInput.ts';
import { planGroup } from '#domain/scheduling/solver/planGroup.ts';
import { timesInTurn } from '#domain/scheduling/solver/timesInTurn.ts';
import { wholeVenue } from '#tests/support/planner/randomVenue.ts';
import { dayOf } from '#tests/support/planner/randomVenueDay.ts';
import { venueRuns } from '#tests/support/planner/randomVenueRuns.ts';
import { entry, exampleDay, meal, request, session, tea, treatment } from './exampleDay.ts';

const single = (...included: ReturnType<typeof treatment>[]) => ({ included, choices: [] });

test('equal treatments under several names are tried once', () => {
  const [massage, other] = [treatment(), { ...treatment(), xplanId: 'other name' }];
  const longer = treatment({ duration: 80 });
  expect(offeredParts([single(massage), single(other), single(longer)])).toEqual([[other], [longer]]);
  const choice = { included: [entry], choices: [[massage, other, longer]] };
  expect(offeredParts([choice])).toEqual([
    [entry, other],
    [entry, longer],
  ]);
});

test('what takes no time is offered on every day that is open', () => {
  const parts = offeredParts([single(tea)]);
  expect(dayOffers(exampleDay({ personCount: 12 }), parts)).toBe(true);
  expect(dayOffers(exampleDay({ blocks: [] }), parts)).toBe(false);
});

test('a group has a day on which only one of several offers has room for all', () => {
  const day = exampleDay({ personCount: 10 });
  expect(dayOffers(day, offeredParts([single(treatment())]))).toBe(false);
  expect(dayOffers(day, offeredParts([single(treatment()), single(session('baths'))]))).toBe(true);
  expect(dayOffers(day, offeredParts([single(entry, treatment(), meal([720]))]))).toBe(false);
});

const inTurn = (day: ReturnType<typeof exampleDay>, products: Parameters<typeof request>[1], most: number): number =>
  timesInTurn(dayInput({ ...day, personCount: 1 }, [], [request('1', products)]).input, '1', most);

test('guests in turn have what those before them did not take: therapists, rooms and places', () => {
  const day = exampleDay();
  expect(inTurn(day, [treatment()], 9)).toBe(4);
  expect(inTurn(day, [treatment()], 3)).toBe(3);
  expect(inTurn(day, [treatment({ needs: [{ ...treatment().planning!.needs[0]!, count: 9 }] })], 2)).toBe(0);
  const pools = [{ id: 'baths', free: [{ from: 600, to: 840, places: 2 }] }];
  expect(inTurn(exampleDay({ pools }), [session('baths', { duration: 60 }, [600, 630])], 9)).toBe(2);
  expect(inTurn(exampleDay({ pools }), [session('baths', { duration: 60 }, [600, 660])], 9)).toBe(4);
});

test('as many guests as have a place in turn have one at once', () => {
  fc.assert(
    fc.property(wholeVenue, fc.nat(), fc.nat(), (venue, pick, second) => {
      const day = { ...dayOf(venue), personCount: 1 };
      const products = [...new Set([pick, second].map((at) => venue.products[at % venue.products.length]!))];
      fc.pre(products.every(({ planning }) => (planning?.guests ?? 1) === 1));
      const times = inTurn(day, products, 6);
      fc.pre(times > 0);
      const requests = Array.from({ length: times }, (_, index) =>
        request(`${index}`, products, { guests: [index + 1] }),
      );
      const { refused, provenLevels } = planGroup(
        dayInput({ ...day, personCount: times }, [], requests).input,
        2_000_000,
        ['refused'],
      );
      expect(refused.length === 0 || provenLevels === 0).toBe(true);
    }),
    venueRuns(0.5),
  );
}, 3_600_000);
