import { describe, expect, test } from 'vitest';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { startsFor } from '#domain/scheduling/day/starts.ts';
import { worksOn } from '#domain/scheduling/day/capacity.ts';
import type { RosterPattern } from '#domain/scheduling/day/capacity.ts';
import { earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import { addDays, datesBetween, weekdayOf } from '#domain/values/localDate.ts';
import { instantOf, localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';
import { at, entry, exampleDay, existing, session, treatment, request } from './exampleDay.ts';

const zone = 'Europe/Amsterdam';
const open = [{ fromMinute: 540, toMinute: 1320 }];
const works = [{ from: 600, to: 1080 }];
const massage = request('a', [treatment()]);

/** Weeks that differ on every day: week n begins n quarters of an hour after ten. */
const pattern = (fromDate: string, weeks: number): RosterPattern => ({
  fromDate,
  weeks: Array.from({ length: weeks }, (_, week) => ({
    days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: [{ from: 600 + week * 15, to: 1080 }] })),
  })),
});
const weekOn = (date: string, roster: RosterPattern): number | null => {
  const [first] = worksOn(date, roster, [], open);
  return first ? (first.from - 600) / 15 : null;
};

describe.each([
  ['2026-03-29', '08:00Z'],
  ['2026-10-25', '09:00Z'],
  ['2027-03-28', '08:00Z'],
  ['2027-10-31', '09:00Z'],
  ['2028-03-26', '08:00Z'],
  ['2028-10-29', '09:00Z'],
])('on %s, when the clocks change in Amsterdam,', (date, tenInUtc) => {
  test('a roster is there as on every Sunday and weeks go on in turn', () => {
    const roster = pattern(addDays(date, -6), 2);
    expect(worksOn(date, roster, [], open)).toEqual(works);
    expect([-7, 0, 1, 7, 8, 14].map((days) => weekOn(addDays(date, days), roster))).toEqual([null, 0, 1, 1, 0, 0]);
    const earlier = pattern(addDays(date, -6 - 5 * 21), 3);
    expect([-7, 0, 7, 14].map((days) => weekOn(addDays(date, days), earlier))).toEqual([2, 0, 1, 2]);
  });

  test('a treatment at ten is at ten on the clock', () => {
    const day = exampleDay({ date, blocks: open });
    const [placed] = planRequests(day, [], [{ ...massage, ...at(600) }]).booked.get('a')!;
    expect(placed).toMatchObject({ start: 600, end: 650 });
    expect(instantOf(date, placed!.start, zone)).toBe(Date.parse(`${date}T${tenInUtc}`));
    expect(startsFor(day, [], massage)).toEqual(startsFor(exampleDay({ blocks: open }), [], massage));
  });

  test('what is left of today begins at the time the clock shows then', () => {
    const eightInTheMorning = instantOf(date, 480, zone);
    const tenPastTen = eightInTheMorning + 130 * 60_000;
    const now = { today: localDateAt(tenPastTen, zone), minute: localMinuteAt(tenPastTen, zone) };
    const day = exampleDay({ date, blocks: open, earliest: earliestMinute(date, now) });
    expect(startsFor(day, [], massage)[0]).toBe(630);
    expect(planRequests(day, [], [{ ...massage, preferred: 600 }]).booked.get('a')).toMatchObject([{ start: 610 }]);
  });
});

describe('a pattern of weeks', () => {
  test('goes on over a leap day, which is a day like others', () => {
    const roster = pattern('2028-02-14', 3);
    const dates = ['2028-02-22', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-06', '2028-03-07'];
    expect(dates.map((date) => weekOn(date, roster))).toEqual([1, 2, 2, 2, 0, 0]);
    const away = [{ fromDate: '2028-02-29', toDate: '2028-02-29', kind: 'absence' as const, blocks: null }];
    expect(datesBetween('2028-02-28', '2028-03-01').map((date) => worksOn(date, roster, away, open).length)).toEqual([
      1, 0, 1,
    ]);
  });

  test('goes on over the end of a year with 53 weeks', () => {
    const roster = pattern('2026-12-14', 2);
    const dates = ['2026-12-21', '2026-12-28', '2026-12-31', '2027-01-01', '2027-01-03', '2027-01-04', '2027-01-11'];
    expect(dates.map((date) => weekOn(date, roster))).toEqual([1, 0, 0, 0, 0, 1, 0]);
  });

  test('that begins on a Wednesday counts weeks from that Monday, and nobody works before it begins', () => {
    const roster = pattern('2026-05-06', 2);
    expect(weekdayOf('2026-05-06')).toBe(3);
    const dates = ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-10', '2026-05-11', '2026-05-17', '2026-05-18'];
    expect(dates.map((date) => weekOn(date, roster))).toEqual([null, null, 0, 0, 1, 1, 0]);
  });

  test('holds exceptions on their first and on their last day', () => {
    const change = {
      fromDate: '2026-12-31',
      toDate: '2027-01-01',
      kind: 'break' as const,
      blocks: [{ from: 600, to: 720 }],
    };
    const dates = datesBetween('2026-12-30', '2027-01-02');
    const starts = dates.map((date) => worksOn(date, pattern('2026-12-28', 1), [change], open)[0]!.from);
    expect(starts).toEqual([600, 720, 720, 600]);
  });

  test('of somebody who is called in before it begins is what they are called in for', () => {
    const extra = {
      fromDate: '2026-05-05',
      toDate: '2026-05-05',
      kind: 'extra' as const,
      blocks: [{ from: 480, to: 600 }],
    };
    expect(worksOn('2026-05-05', pattern('2026-05-06', 1), [extra], open)).toEqual([{ from: 540, to: 600 }]);
  });
});

describe('at midnight', () => {
  const night = exampleDay({ blocks: [{ fromMinute: 1320, toMinute: 1440 }] });
  const cleaned = treatment({ bufferAfter: 10 });

  test('a treatment may end with the day, but not be cleaned up after it', () => {
    expect(startsFor(night, [], request('a', [treatment()]))).toEqual([1320, 1350, 1380]);
    expect(planRequests(night, [], [request('a', [treatment()], at(1390))]).refused).toEqual([]);
    expect(planRequests(night, [], [request('a', [cleaned], { preferred: 1390 })]).booked.get('a')).toMatchObject([
      { start: 1380, end: 1430 },
    ]);
  });

  test('the first minute can be a start, unless something has to be made ready before', () => {
    const morning = exampleDay({ blocks: [{ fromMinute: 0, toMinute: 120 }] });
    expect(startsFor(morning, [], massage)).toEqual([0, 30, 60]);
    const ready = request('a', [treatment({ bufferBefore: 5 })], { preferred: 0 });
    expect(planRequests(morning, [], [ready]).booked.get('a')).toMatchObject([{ start: 5 }]);
  });

  test('claims and bookings whose cleaning reaches into the next day are in the way all the same', () => {
    const [mirjam, room] = night.resources;
    const claimed = { ...night, resources: [{ ...mirjam!, otherClaims: [{ from: 1380, to: 1450 }] }, room!] };
    expect(startsFor(claimed, [], massage)).toEqual([1320]);
    const late = existing('b', 1390, { product: cleaned, guests: [2] });
    expect(startsFor(night, [late], massage)).toEqual([1320]);
    expect(startsFor(night, [late], request('c', [session('baths')]))).toEqual([1320, 1350, 1380]);
  });

  test('a place in a pool can be taken up to the last quarter of an hour', () => {
    const steam = session('hammam', { duration: 25 });
    expect(planRequests(night, [], [request('a', [steam], at(1415))]).refused).toEqual([]);
    expect(planRequests(night, [], [request('a', [steam], at(1420))]).refused).toEqual(['a']);
  });
});

describe('today', () => {
  const noon = exampleDay({ earliest: earliestMinute('2026-05-12', { today: '2026-05-12', minute: 721 }) });

  test('nothing starts before now, which is counted in steps of five minutes', () => {
    expect(planRequests(noon, [], [{ ...massage, preferred: 600 }]).booked.get('a')).toMatchObject([{ start: 725 }]);
    expect(startsFor(noon, [], massage)).toEqual([750, 780]);
    expect(planRequests(noon, [], [{ ...massage, ...at(720) }]).refused).toEqual(['a']);
  });

  test('guests who are inside since this morning can have what is still to come, but no other entry', () => {
    const inside = { ...noon, stay: { from: 600, to: 840 } };
    expect(startsFor(inside, [], massage)).toEqual([750, 780]);
    expect(planRequests(inside, [], [request('b', [entry])]).refused).toEqual(['b']);
  });

  test('what was booked this morning keeps its guests from nothing that is still to come', () => {
    expect(startsFor(noon, [existing('b', 660)], massage)).toEqual([750, 780]);
  });

  test('tomorrow begins at midnight and yesterday is over', () => {
    const now = { today: '2026-05-12', minute: 1439 };
    const tomorrow = { date: '2026-05-13', earliest: earliestMinute('2026-05-13', now) };
    expect(startsFor(exampleDay(tomorrow), [], massage)[0]).toBe(600);
    expect(startsFor(exampleDay({ earliest: earliestMinute('2026-05-11', now) }), [], massage)).toEqual([]);
  });
});
