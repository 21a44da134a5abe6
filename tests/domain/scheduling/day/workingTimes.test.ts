import { expect, test } from 'vitest';
import { timeAway, worksOn } from '#domain/scheduling/day/capacity.ts';
import type { RosterChange, RosterPattern } from '#domain/scheduling/day/capacity.ts';

const open = [{ fromMinute: 540, toMinute: 1320 }];
const [monday, tuesday, wednesday] = ['2026-05-11', '2026-05-12', '2026-05-13'];

/** Mondays all day, Tuesdays with an hour off at noon. */
const roster: RosterPattern = {
  fromDate: monday,
  weeks: [
    {
      days: [
        { weekday: 1, blocks: [{ from: 600, to: 1080 }] },
        {
          weekday: 2,
          blocks: [
            { from: 780, to: 1080 },
            { from: 600, to: 720 },
          ],
        },
      ],
    },
  ],
};

const change = (kind: RosterChange['kind'], from: number, to: number): RosterChange => ({
  fromDate: tuesday,
  toDate: tuesday,
  kind,
  blocks: [{ from, to }],
});

const hoursOn = (date: string, changes: RosterChange[] = [], blocks = open) =>
  worksOn(date, roster, changes, blocks).map(({ from, to }) => [from, to]);

test('somebody works the hours of that weekday and no others, in order', () => {
  expect(hoursOn(monday)).toEqual([[600, 1080]]);
  expect(hoursOn(tuesday)).toEqual([
    [600, 720],
    [780, 1080],
  ]);
  expect(hoursOn(wednesday)).toEqual([]);
});

test('a roster without weeks has nobody at work', () => {
  expect(worksOn(tuesday, { fromDate: monday, weeks: [] }, [], open)).toEqual([]);
});

test('nobody works outside the opening hours', () => {
  const closedAtTwo = [
    { fromMinute: 660, toMinute: 840 },
    { fromMinute: 900, toMinute: 1320 },
  ];
  expect(hoursOn(monday, [], closedAtTwo)).toEqual([
    [660, 840],
    [900, 1080],
  ]);
});

test('extra time joins the hours that it touches', () => {
  expect(hoursOn(tuesday, [change('extra', 720, 780)])).toEqual([[600, 1080]]);
  expect(hoursOn(wednesday, [change('extra', 720, 780)])).toEqual([]);
});

test('who is away is away from extra time too', () => {
  const changes = [change('absence', 660, 750), change('extra', 720, 780)];
  expect(hoursOn(tuesday, changes)).toEqual([
    [600, 660],
    [750, 1080],
  ]);
});

test('an absence takes of the hours what somebody would have worked, on its days only', () => {
  const absence = { ...change('absence', 690, 800), toDate: wednesday };
  const away = (date: string) => timeAway(date, roster, [absence], open)(absence).map(({ from, to }) => [from, to]);
  expect(away(tuesday)).toEqual([
    [690, 720],
    [780, 800],
  ]);
  expect(away(monday)).toEqual([]);
  expect(away('2026-05-19')).toEqual([]);
});

test('an absence outside the hours takes nothing, nor does one that ends as they begin', () => {
  const away = timeAway(tuesday, roster, [], open);
  expect([away(change('break', 720, 780)), away(change('break', 540, 600))]).toEqual([[], []]);
  expect(away({ ...change('closure', 0, 0), blocks: null })).toEqual([
    { from: 600, to: 720 },
    { from: 780, to: 1080 },
  ]);
});

test('extra time takes nothing, and an absence takes of it as well', () => {
  const [extra, absence] = [change('extra', 720, 780), change('absence', 700, 760)];
  const away = timeAway(tuesday, roster, [extra, absence], open);
  expect([away(extra), away(absence)]).toEqual([[], [{ from: 700, to: 760 }]]);
});
