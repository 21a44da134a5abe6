import { expect, test } from 'vitest';
import type { BookableProduct, BookingRequest } from '#domain/scheduling/day/day.ts';
import { commonStarts, startsFor } from '#domain/scheduling/day/starts.ts';
import { entry, exampleDay, request, secondPair, session, tea, treatment } from './exampleDay.ts';

const day = exampleDay({ resources: [...exampleDay().resources, ...secondPair(600, 840)] });
const forBoth = (products: BookableProduct[]): BookingRequest[] =>
  [1, 2].map((guest) => request(`${guest}`, products, { guests: [guest] }));
const halfHours = [600, 630, 660, 690, 720, 750, 780];

test('an arrangement is not offered at starts at which only its first product fits', () => {
  expect(commonStarts(day, [], forBoth([treatment()]))).toEqual(halfHours);
  expect(commonStarts(day, [], forBoth([treatment(), session('baths', {}, [720])]))).toEqual([600, 630]);
});

test('an arrangement is not offered when a later product has a place for one of both', () => {
  expect(commonStarts(day, [], forBoth([treatment(), session('hammam', {}, [720])]))).toEqual([]);
});

test('what takes no time may be listed before what does', () => {
  expect(commonStarts(day, [], forBoth([tea, treatment()]))).toEqual(halfHours);
  expect(commonStarts(day, [], forBoth([tea]))).toEqual([]);
});

test('a treatment that includes a stay needs places for the stay of both', () => {
  const dayPackage = { ...treatment(), stay: entry.stay };
  const withPlaces = (places: number) => ({ ...day, pools: [{ id: 'baths', free: [{ from: 600, to: 840, places }] }] });
  expect(commonStarts(withPlaces(2), [], forBoth([dayPackage]))).toEqual(halfHours);
  expect(commonStarts(withPlaces(1), [], forBoth([dayPackage]))).toEqual([]);
});

test('one guest alone is offered what startsFor has, in finer steps where half hours do not fit', () => {
  const late = exampleDay({ blocks: [{ fromMinute: 605, toMinute: 790 }] });
  const arrangement = request('1', [treatment(), session('baths', {}, [670])]);
  expect(startsFor(late, [], arrangement)).toEqual([735]);
  expect(commonStarts(late, [], [arrangement])).toEqual([735]);
});

test('an arrangement of one guest is offered where all of it fits', () => {
  expect(startsFor(day, [], request('a', [treatment(), session('baths', {}, [720])]))).toEqual([600, 630]);
});

test('every session is offered, on the half hour or not', () => {
  expect(startsFor(day, [], request('a', [session('baths', {}, [655, 600, 610])]))).toEqual([600, 610, 655]);
});

test('a group is offered finer steps where none of the wider ones fits all of the arrangement', () => {
  const resources = [...exampleDay().resources, ...secondPair(600, 840)];
  const late = exampleDay({ blocks: [{ fromMinute: 605, toMinute: 790 }], resources });
  expect(commonStarts(late, [], forBoth([treatment(), session('baths', {}, [670])]))).toEqual([735]);
});
