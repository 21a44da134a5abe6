import { expect, test } from 'vitest';
import { occupancy } from '#domain/booking/dayBoard/occupancy.ts';
import { timeAway } from '#domain/scheduling/day/capacity.ts';

const opening = [{ fromMinute: 570, toMinute: 720 }];

test('occupancy is held time of working time, for the day and for each hour from opening on', () => {
  const works = [{ from: 600, to: 720 }];
  const resources = [
    { works, claims: [{ from: 630, to: 690 }] },
    { works, claims: [] },
    { works: [], claims: [{ from: 600, to: 720 }] },
  ];
  expect(occupancy(resources, opening)).toEqual({ percent: 25, byHour: [0, 25, 25] });
});

test('a closed day is not occupied', () => {
  expect(occupancy([], [])).toEqual({ percent: 0, byHour: [] });
});

test('time away is what a change takes of the roster within the opening times', () => {
  const date = '2026-05-16';
  const pattern = {
    fromDate: '2026-05-11',
    weeks: [{ days: [{ weekday: 6, blocks: [{ from: 540, to: 660 }] }] }],
  };
  const on = { fromDate: date, toDate: date };
  const extra = { ...on, kind: 'extra' as const, blocks: [{ from: 690, to: 780 }] };
  const illness = { ...on, kind: 'absence' as const, blocks: null };
  const spansOf = timeAway(date, pattern, [extra, illness], opening);
  expect(spansOf(illness)).toEqual([
    { from: 570, to: 660 },
    { from: 690, to: 720 },
  ]);
  expect(spansOf(extra)).toEqual([]);
  expect(spansOf({ ...illness, fromDate: '2026-05-17' })).toEqual([]);
});
