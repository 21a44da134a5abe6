import type { BookableProduct, Day, ExistingBooking, BookingRequest } from '#domain/scheduling/day/day.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { commonStarts, startsFor } from '#domain/scheduling/day/starts.ts';
import { describe, expect, test } from 'vitest';
import { at, entry, exampleDay, existing, session, tea, treatment, request } from './exampleDay.ts';

describe('startsFor', () => {
  const day = exampleDay();

  test('an arrangement with an entry is offered half hours inside its stay, like everything else', () => {
    expect(startsFor(day, [], request('a', [entry, treatment()]))).toEqual([600, 630, 660, 690, 720, 750, 780]);
  });

  test('steps are finer only when coarser ones leave nothing', () => {
    const late = { ...day, earliest: 755 };
    expect(startsFor(late, [], request('a', [treatment()]))).toEqual([780]);
    expect(startsFor({ ...day, earliest: 785 }, [], request('a', [treatment()]))).toEqual([785, 790]);
    expect(
      startsFor(day, [existing('b', 620, { duration: 170 })], request('a', [treatment({ duration: 30 })])),
    ).toEqual([810]);
  });

  test('sessions are offered as they are, an entry by its arrival, and tea at no time', () => {
    expect(startsFor(day, [], request('a', [session('hammam', {}, [725, 610])]))).toEqual([610, 725]);
    expect(startsFor(day, [], request('a', [tea, entry]))).toEqual([600]);
    expect(startsFor(day, [], request('a', [tea]))).toEqual([]);
  });
});

describe('commonStarts', () => {
  /** Another therapist and another room, both from noon. */
  const pair = ['therapist', 'room'].map((kind) => ({
    id: `second ${kind}`,
    skills: kind === 'therapist' ? ['kind therapist', 'skill massage'] : ['kind room'],
    works: [{ from: 720, to: 840 }],
    otherClaims: [],
  }));
  const day = exampleDay({ resources: [...exampleDay().resources, ...pair] });
  const forBoth = (products: BookableProduct[]): BookingRequest[] =>
    [1, 2].map((guest) => request(`w${guest}`, products, { guests: [guest] }));
  const booked = (on: Day, has: ExistingBooking[], requests: BookingRequest[], start: number): boolean =>
    planRequests(
      on,
      has,
      requests.map((one) => ({ ...one, ...at(start) })),
    ).refused.length === 0;

  test('two guests are offered the starts at which there are therapists and rooms for both', () => {
    const requests = forBoth([treatment()]);
    const starts = commonStarts(day, [], requests);
    expect(starts).toEqual([720, 750, 780]);
    const halfHours = Array.from({ length: 8 }, (_, index) => 600 + index * 30);
    expect(starts).toEqual(halfHours.filter((start) => booked(day, [], requests, start)));
  });

  test('what one of them has already is in the way of both', () => {
    expect(
      commonStarts(
        day,
        [existing('own', 780, { guests: [2], product: session('baths') })],
        forBoth([treatment({ duration: 30 })]),
      ),
    ).toEqual([720]);
  });

  test('a session is offered where it has places for both', () => {
    expect(commonStarts(day, [], forBoth([session('hammam', {}, [600, 720])]))).toEqual([]);
    expect(commonStarts(day, [], forBoth([session('baths', {}, [600, 720])]))).toEqual([600, 720]);
  });

  test('an arrangement begins where all of it fits for both', () => {
    const requests = forBoth([treatment({ duration: 30 }), session('hammam', { duration: 20 }), tea]);
    const starts = commonStarts(day, [], requests);
    expect(starts).toEqual([720, 750, 780, 810].filter((start) => booked(day, [], requests, start)));
    expect(starts.length).toBeGreaterThan(0);
  });

  test('entries begin with the stay, when there are places for both', () => {
    expect(commonStarts(day, [], forBoth([entry]))).toEqual([600]);
    expect(
      commonStarts(
        exampleDay({ pools: [{ id: 'baths', free: [{ from: 600, to: 840, places: 1 }] }] }),
        [],
        forBoth([entry]),
      ),
    ).toEqual([]);
  });

  test('nobody is offered nothing', () => {
    expect(commonStarts(day, [], [])).toEqual([]);
  });
});
