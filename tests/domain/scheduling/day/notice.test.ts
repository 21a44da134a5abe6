import { expect, test } from 'vitest';
import { deskPlanning } from '#domain/scheduling/day/deskPlanning.ts';
import { dayOffers } from '#domain/scheduling/day/dayOffers.ts';
import type { BookingRequest } from '#domain/scheduling/day/day.ts';
import { refusalOf } from '#domain/scheduling/day/refusalOf.ts';
import { startsFor } from '#domain/scheduling/day/starts.ts';
import { at, exampleDay, request, session, treatment } from './exampleDay.ts';

/** It is 9:07 on the day of the visit, or on one before it. */
const ahead = (days: number) => exampleDay({ lead: days * 1_440 - 547 });
const noticed = (noticeHours: number): BookingRequest => request('a', [treatment({ noticeHours })]);

test.each<[string, number, number, number[]]>([
  ['three hours', 3, 0, [750, 780]],
  ['an hour and none of it has begun', 1, 0, [630, 660, 690, 720, 750, 780]],
  ['more than the day has', 5, 0, []],
  ['a day, of tomorrow', 24, 1, [600, 630, 660, 690, 720, 750, 780]],
  ['a day and three hours, of tomorrow', 27, 1, [750, 780]],
  ['two days, of tomorrow', 48, 1, []],
  ['two days, of the day after', 48, 2, [600, 630, 660, 690, 720, 750, 780]],
])('a treatment with a notice of %s is offered when that is kept', (_, hours, days, starts) => {
  expect(startsFor(ahead(days), [], noticed(hours))).toEqual(starts);
  expect(dayOffers({ ...ahead(days), personCount: 1 }, [noticed(hours).products])).toBe(starts.length > 0);
});

test('a session that is too near is not offered, a later one is', () => {
  const hammam = request('a', [session('hammam', { noticeHours: 2 }, [620, 670, 700])]);
  expect(startsFor(ahead(0), [], hammam)).toEqual([670, 700]);
});

test('at the desk no notice is asked', () => {
  const product = treatment({ noticeHours: 5 });
  const atDesk = { ...product, planning: deskPlanning(product.planning!) };
  expect(startsFor(ahead(0), [], request('a', [atDesk]))).toEqual(startsFor(ahead(0), [], noticed(0)));
});

test('what is refused for that alone says so, and what is over is over', () => {
  expect(refusalOf(ahead(0), [], noticed(5))).toBe('notice');
  expect(refusalOf(ahead(0), [], { ...noticed(3), ...at(660) })).toBe('notice');
  expect(refusalOf({ ...ahead(0), earliest: 800 }, [], noticed(5))).toBe('past');
  expect(refusalOf({ ...ahead(0), resources: [] }, [], noticed(5))).toBe('no_roster');
});

test('what is booked keeps its start, and without a clock there is all the time', () => {
  expect(refusalOf(ahead(0), [], { ...noticed(5), isBooked: true })).toBeNull();
  expect(refusalOf(exampleDay(), [], noticed(336))).toBeNull();
});

test('what asks no notice may be booked when its start has gone by, where the day allows that', () => {
  const atNoon = exampleDay({ lead: -720 });
  expect(startsFor(atNoon, [], noticed(0))).toEqual([600, 630, 660, 690, 720, 750, 780]);
});

test('on a day that is closed what asks notice has no start', () => {
  expect(startsFor(exampleDay({ blocks: [], lead: -547 }), [], noticed(3))).toEqual([]);
});
