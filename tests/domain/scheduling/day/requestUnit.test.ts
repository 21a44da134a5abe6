import { describe, expect, test } from 'vitest';
import type { BookingRequest, Day } from '#domain/scheduling/day/day.ts';
import { openDoor, unitOf } from '#domain/scheduling/day/requestUnit.ts';
import type { GroupItem } from '#domain/scheduling/solver/groupInput.ts';
import { at, entry, exampleDay, meal, request, session, tea, treatment } from './exampleDay.ts';

const itemsOf = (one: BookingRequest, mealLast = false, day: Day = exampleDay()): readonly GroupItem[] =>
  unitOf(one, day, mealLast).unit.items;
const followsOf = (one: BookingRequest, mealLast = true): Record<string, readonly string[]> =>
  Object.fromEntries(itemsOf(one, mealLast).map(({ id, follows }) => [id, follows]));

describe('a meal that comes last', () => {
  const guests = [1, 2];

  test('follows what its own guest has, and nothing follows it', () => {
    expect(followsOf(request('a', [meal([720]), treatment()], { guests }))).toEqual({
      'a/0/1': ['a/1/1'],
      'a/0/2': ['a/1/2'],
      'a/1/1': [],
      'a/1/2': [],
    });
  });

  test('does not follow another meal', () => {
    expect(followsOf(request('a', [meal([720]), treatment(), meal([780])]))).toEqual({
      'a/0/1': ['a/1/1'],
      'a/1/1': [],
      'a/2/1': ['a/1/1'],
    });
  });

  test('for two follows what either of them has', () => {
    const table = { ...session('baths', { guests: 2 }, [720]), type: 16 };
    expect(followsOf(request('a', [treatment(), table], { guests }))['a/1/1+2']).toEqual(['a/0/1', 'a/0/2']);
  });

  test('follows nothing when it need not be last', () => {
    expect(followsOf(request('a', [treatment(), meal([720])]), false)).toEqual({ 'a/0/1': [], 'a/1/1': [] });
  });
});

describe('a preferred start', () => {
  test('is of the first product with a time alone', () => {
    const arrangement = request('a', [tea, treatment(), session('baths')], { preferred: 700 });
    expect(itemsOf(arrangement).map(({ preferred }) => preferred)).toEqual([700, null]);
  });

  test('that is fixed is the only start of the first guest alone', () => {
    const both = request('a', [treatment()], { guests: [1, 2], ...at(700) });
    expect(itemsOf(both).map(({ starts }) => starts)).toEqual([[700], null]);
  });

  test('that is no session leaves a fixed request no start', () => {
    const between = request('a', [session('hammam', {}, [620, 700])], at(660));
    expect(itemsOf(between).map(({ starts }) => starts)).toEqual([[]]);
  });

  test('that is fixed but not given leaves all starts', () => {
    const anywhere = { ...request('a', [treatment()]), isFixed: true };
    expect(itemsOf(anywhere).map(({ starts }) => starts)).toEqual([null]);
  });
});

test('what needs nobody and no place goes through an open door, a treatment does not', () => {
  const [massage, walk, steam] = itemsOf(request('a', [treatment(), treatment({ needs: [] }), session('hammam')]));
  expect([massage!.pool, walk!.pool, steam!.pool]).toEqual([
    null,
    { id: openDoor, places: 1 },
    { id: 'hammam', places: 1 },
  ]);
});

test('a session of other days of the week has no start', () => {
  const onWeekdays = (weekdays: number[]) =>
    session('baths', { pool: { poolId: 'baths', units: 1, starts: [600], weekdays } });
  expect(itemsOf(request('a', [onWeekdays([1, 3])]))[0]!.starts).toEqual([]);
  expect(itemsOf(request('a', [onWeekdays([2])]))[0]!.starts).toEqual([600]);
});

describe('an entry', () => {
  const { unit, stayGuests } = unitOf(request('a', [entry], { guests: [1, 2] }), exampleDay(), false);

  test('takes a place for each guest for the whole stay, and leaves the guests free', () => {
    expect(unit.items).toEqual([
      {
        id: 'a/0',
        guests: ['a/0'],
        treatment: 'a/0',
        duration: 240,
        needs: [],
        starts: [600],
        preferred: null,
        follows: [],
        pool: { id: 'baths', places: 2 },
        existingBooking: null,
      },
    ]);
    expect(stayGuests).toEqual([{ id: 'a/0', from: 600, to: 840 }]);
  });

  test('of which no stay is sold that day has no start', () => {
    const evening = exampleDay({ blocks: [{ fromMinute: 1080, toMinute: 1320 }] });
    expect(itemsOf(request('a', [entry]), false, evening)[0]!.starts).toEqual([]);
  });
});
