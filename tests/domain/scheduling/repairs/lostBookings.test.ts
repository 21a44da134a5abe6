import { expect, test } from 'vitest';
import type { BookedDay } from '#domain/scheduling/changes/bookedDay.ts';
import type { ExistingBooking } from '#domain/scheduling/day/day.ts';
import { repairDayOf } from '#domain/scheduling/repairs/lostBookings.ts';
import { repairPlans } from '#domain/scheduling/repairs/repairPlans.ts';
import { room, therapist } from '#tests/support/planner/smallRepairs.ts';
import { exampleDay, treatment } from '../day/exampleDay.ts';

const mirjamIsAway = therapist('mirjam', { works: [] });

const massage = (id: string, start: number, therapistId: string, person = 1): ExistingBooking => ({
  id,
  guests: [person],
  product: treatment(),
  start,
  duration: 50,
  resources: [therapistId, 'room 1'],
});
const claim = (itemId: string, resourceId: string, from: number) => ({
  reservationId: `r ${itemId}`,
  itemId,
  resourceId,
  from,
  to: from + 50,
});

function bookedDay(change: Partial<BookedDay> = {}): BookedDay {
  const resources = [mirjamIsAway, therapist('noor'), room('room 1'), room('room 2')];
  return {
    day: exampleDay({ resources, pools: [] }),
    resources: [],
    places: [],
    capacities: new Map(),
    ...change,
  };
}

const group = (reservationId: string, lost: ExistingBooking[], staying: ExistingBooking[] = []) => ({
  reservationId,
  stay: null,
  staying,
  lost,
});

function plansOf(booked: BookedDay, groups: ReturnType<typeof group>[]) {
  const ids = new Set(groups.flatMap((one) => one.lost.map(({ id }) => id)));
  const { day, lost } = repairDayOf(booked, groups, ids);
  return repairPlans(day, lost).map(({ kind, moves, leftOver }) => ({ kind, moves, leftOver }));
}

test('another therapist takes over at the same time, in the same room', () => {
  const booked = bookedDay({ resources: [claim('a', 'mirjam', 660), claim('a', 'room 1', 660)] });
  expect(plansOf(booked, [group('r a', [massage('a', 660, 'mirjam')])])).toEqual([
    { kind: 'fewestMoved', moves: [{ id: 'a', start: 660, resources: ['noor', 'room 1'] }], leftOver: [] },
  ]);
});

test('where the other therapist is busy a guest moves as little as can be, or stays without a place', () => {
  const booked = bookedDay({
    resources: [claim('a', 'mirjam', 660), claim('b', 'noor', 650), claim('b', 'room 2', 650)],
  });
  expect(plansOf(booked, [group('r a', [massage('a', 660, 'mirjam')])])).toEqual([
    { kind: 'fewestMoved', moves: [{ id: 'a', start: 700, resources: ['noor', 'room 1'] }], leftOver: [] },
  ]);
  const full = bookedDay({ resources: [...booked.resources, claim('c', 'noor', 600), claim('d', 'noor', 700)] });
  expect(plansOf(full, [group('r a', [massage('a', 660, 'mirjam')])])).toEqual([
    { kind: 'fewestMoved', moves: [{ id: 'a', start: 750, resources: ['noor', 'room 1'] }], leftOver: [] },
  ]);
  const closed = bookedDay({ resources: [...full.resources, claim('e', 'noor', 750)] });
  expect(plansOf(closed, [group('r a', [massage('a', 660, 'mirjam')])])).toEqual([]);
});

test("a guest's other treatments are not overlapped and keep the changing gap", () => {
  const other = massage('b', 700, 'noor');
  const booked = bookedDay({ resources: [claim('b', 'noor', 700), claim('b', 'room 1', 700)] });
  expect(plansOf(booked, [group('r a', [massage('a', 690, 'mirjam')], [other])])).toEqual([
    { kind: 'fewestMoved', moves: [{ id: 'a', start: 635, resources: ['noor', 'room 1'] }], leftOver: [] },
  ]);
});

test('who booked together stays together where others may move as well', () => {
  const resources = [mirjamIsAway, therapist('noor'), therapist('sam'), room('room 1'), room('room 2')];
  const booked = bookedDay({
    day: exampleDay({ resources, pools: [] }),
    resources: [claim('x', 'noor', 640), claim('y', 'sam', 600), claim('y', 'sam', 650)],
  });
  const both = [massage('a', 660, 'mirjam', 1), massage('b', 660, 'mirjam', 2)];
  const [first] = plansOf(booked, [group('r a', both)]);
  expect(new Set(first!.moves.map(({ start }) => start)).size).toBe(1);
});

test('up to three ways are proposed: fewest guests moved, smallest shifts, nobody at another time', () => {
  const resources = [mirjamIsAway, therapist('noor'), room('room 1'), room('room 2')];
  const booked = bookedDay({ day: exampleDay({ resources, pools: [], changingGap: 0 }) });
  const ofSara = { ...massage('b', 625, 'sara'), resources: ['sara', 'room 2'] };
  const groups = [group('r a', [massage('a', 600, 'mirjam')]), group('r b', [ofSara])];
  expect(plansOf(booked, groups)).toEqual([
    {
      kind: 'fewestMoved',
      moves: [
        { id: 'a', start: 600, resources: ['noor', 'room 1'] },
        { id: 'b', start: 650, resources: ['noor', 'room 2'] },
      ],
      leftOver: [],
    },
    { kind: 'sameTimes', moves: [{ id: 'a', start: 600, resources: ['noor', 'room 1'] }], leftOver: ['b'] },
  ]);
});
