import { expect, test } from 'vitest';
import { commonStarts } from '#domain/scheduling/day/commonStarts.ts';
import type { BookableProduct, Day, KeptBooking, Wish } from '#domain/scheduling/day/day.types.ts';
import { planWishes } from '#domain/scheduling/day/planWishes.ts';
import { at, entry, exampleDay, kept, session, tea, treatment, wish } from './exampleDay.ts';

/** Another therapist and another room, both from noon. */
const pair = ['therapist', 'room'].map((kind) => ({
  id: `second ${kind}`,
  skills: kind === 'therapist' ? ['kind therapist', 'skill massage'] : ['kind room'],
  works: [{ from: 720, to: 840 }],
  otherClaims: [],
}));
const day = exampleDay({ resources: [...exampleDay().resources, ...pair] });
const forBoth = (products: BookableProduct[]): Wish[] =>
  [1, 2].map((guest) => wish(`w${guest}`, products, { guests: [guest] }));
const booked = (on: Day, has: KeptBooking[], wishes: Wish[], start: number): boolean =>
  planWishes(
    on,
    has,
    wishes.map((one) => ({ ...one, ...at(start) })),
  ).refused.length === 0;

test('two guests are offered the starts at which there are therapists and rooms for both', () => {
  const wishes = forBoth([treatment()]);
  const starts = commonStarts(day, [], wishes);
  expect(starts).toEqual([720, 750, 780]);
  const halfHours = Array.from({ length: 8 }, (_, index) => 600 + index * 30);
  expect(starts).toEqual(halfHours.filter((start) => booked(day, [], wishes, start)));
});

test('what one of them has already is in the way of both', () => {
  expect(
    commonStarts(
      day,
      [kept('own', 780, { guests: [2], product: session('baths') })],
      forBoth([treatment({ duration: 30 })]),
    ),
  ).toEqual([720]);
});

test('a session is offered where it has places for both', () => {
  expect(commonStarts(day, [], forBoth([session('hammam', {}, [600, 720])]))).toEqual([]);
  expect(commonStarts(day, [], forBoth([session('baths', {}, [600, 720])]))).toEqual([600, 720]);
});

test('an arrangement begins where all of it fits for both', () => {
  const wishes = forBoth([treatment({ duration: 30 }), session('hammam', { duration: 20 }), tea]);
  const starts = commonStarts(day, [], wishes);
  expect(starts).toEqual([720, 750, 780, 810].filter((start) => booked(day, [], wishes, start)));
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
