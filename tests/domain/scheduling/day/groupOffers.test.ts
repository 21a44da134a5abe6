import { describe, expect, test } from 'vitest';
import type { BookableProduct, Day } from '#domain/scheduling/day/day.ts';
import { dayOffers, offeredParts } from '#domain/scheduling/day/dayOffers.ts';
import {
  crossedDay,
  crossedSessions,
  exampleDay,
  massageNeed,
  roomNeed,
  secondPair,
  session,
  tea,
  treatment,
} from './exampleDay.ts';

const isOffered = (day: Day, ...offers: BookableProduct[][]): boolean =>
  dayOffers(day, offeredParts(offers.map((included) => ({ included, choices: [] }))));

const duo = treatment({ guests: 2, needs: [{ ...massageNeed, count: 2 }, roomNeed] });
const withTwoTherapists = (personCount: number, works = { from: 600, to: 840 }): Day =>
  exampleDay({ personCount, resources: [...exampleDay().resources, secondPair(works.from, works.to)[0]!] });

test('of an offer with very many choices 24 combinations are tried', () => {
  const five = [50, 55, 60, 65, 70].map((duration) => treatment({ duration }));
  expect(offeredParts([{ included: [], choices: [five, five] }])).toHaveLength(24);
});

test('a day has an offer of several when any of them takes no time, and none when there is no offer', () => {
  const day = exampleDay({ personCount: 10 });
  expect(isOffered(day, [treatment()], [tea])).toBe(true);
  expect(isOffered(day)).toBe(false);
});

describe('a guest alone', () => {
  const alone = exampleDay({ personCount: 1 });

  test('has a day on which one of several offers has room', () => {
    expect(isOffered(alone, [treatment({ duration: 300 })], [treatment()])).toBe(true);
  });

  test('has an arrangement of which each part has one place', () => {
    expect(isOffered(alone, [treatment(), session('hammam', {}, [780])])).toBe(true);
  });

  test('has no arrangement of which one part has none', () => {
    expect(isOffered(alone, [treatment(), session('hammam', {}, [900])])).toBe(false);
  });

  test('is not offered what is for two', () => {
    expect(isOffered(withTwoTherapists(1), [duo])).toBe(false);
  });
});

describe('what is for two', () => {
  test.each([
    [2, true],
    [3, false],
    [7, false],
    [8, true],
    [10, false],
  ])('is offered to %i guests where therapists have time for four pairs: %s', (personCount, offered) => {
    expect(isOffered(withTwoTherapists(personCount), [duo])).toBe(offered);
  });

  test('is not offered to two guests when its therapists are never there together', () => {
    const day = withTwoTherapists(2);
    const [mirjam, room, second] = day.resources;
    const apart = [
      { ...mirjam!, works: [{ from: 600, to: 700 }] },
      room!,
      { ...second!, works: [{ from: 700, to: 800 }] },
    ];
    expect(isOffered({ ...day, resources: apart }, [duo])).toBe(false);
  });
});

describe('a group that does not fit in turn', () => {
  test('is offered a day on which a search finds places for one more, or for two', () => {
    expect(isOffered(crossedDay(2), crossedSessions())).toBe(true);
    expect(isOffered(crossedDay(4, 2), crossedSessions())).toBe(true);
  });

  test('is offered what two do at once by the same search', () => {
    expect(isOffered(crossedDay(4), crossedSessions(2))).toBe(true);
  });

  test('is not offered a day on which no search can find places, though each part has enough of them', () => {
    const [baths, hammam] = [session('baths', {}, [600, 720]), session('hammam', {}, [600, 780])];
    expect(isOffered(crossedDay(2), [baths, hammam])).toBe(true);
    expect(isOffered(crossedDay(2), [baths, session('hammam', {}, [605, 780])])).toBe(true);
    expect(isOffered(crossedDay(2), [baths, session('hammam', {}, [720, 725])])).toBe(false);
  });

  test('has the day when any of its offers can be found by a search', () => {
    const clash = [session('baths', {}, [600, 720]), session('hammam', {}, [720, 725])];
    expect(isOffered(crossedDay(2), clash, crossedSessions())).toBe(true);
  });
});

test('a group that takes all the time there is for a treatment is offered it', () => {
  expect(isOffered(exampleDay({ personCount: 4 }), [treatment()])).toBe(true);
  expect(isOffered(exampleDay({ personCount: 5 }), [treatment()])).toBe(false);
});
