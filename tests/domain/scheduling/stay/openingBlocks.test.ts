import { expect, test } from 'vitest';
import { openingBlocks } from '#domain/scheduling/stay/openingBlocks.ts';

const block = (fromMinute: number, toMinute: number) => ({ fromMinute, toMinute });
const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...block(600, weekday === 7 ? 1200 : 1380) }));

test('without an exception the week holds', () => {
  expect(openingBlocks('2026-11-21', week, [])).toEqual([block(600, 1380)]);
  expect(openingBlocks('2026-11-22', week, [])).toEqual([block(600, 1200)]);
});

test('a weekday without blocks is closed', () => {
  expect(openingBlocks('2026-11-22', week.slice(0, 6), [])).toEqual([]);
});

test('an exception replaces the whole day, on its first and last day too', () => {
  const exceptions = [{ fromDate: '2026-12-24', toDate: '2026-12-26', blocks: [block(720, 1020)] }];
  expect(
    ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'].map((date) => openingBlocks(date, week, exceptions)),
  ).toEqual([[block(600, 1380)], [block(720, 1020)], [block(720, 1020)], [block(600, 1200)]]);
});

test('an exception without blocks closes the day', () => {
  expect(openingBlocks('2026-12-25', week, [{ fromDate: '2026-12-25', toDate: '2026-12-25', blocks: [] }])).toEqual([]);
});

test('the exception over the fewest days holds, and of equals the last given', () => {
  const season = { fromDate: '2026-12-01', toDate: '2026-12-31', blocks: [block(540, 1380)] };
  const closed = { fromDate: '2026-12-25', toDate: '2026-12-25', blocks: [] };
  const open = { ...closed, blocks: [block(720, 900)] };
  expect(openingBlocks('2026-12-25', week, [closed, season])).toEqual([]);
  expect(openingBlocks('2026-12-25', week, [closed, season, open])).toEqual([block(720, 900)]);
  expect(openingBlocks('2026-12-24', week, [closed, season, open])).toEqual([block(540, 1380)]);
});

test('overlapping and touching blocks become one, others stay apart in order', () => {
  const exceptions = [
    {
      fromDate: '2026-12-25',
      toDate: '2026-12-25',
      blocks: [block(900, 1000), block(600, 720), block(720, 780), block(650, 700)],
    },
  ];
  expect(openingBlocks('2026-12-25', week, exceptions)).toEqual([block(600, 780), block(900, 1000)]);
  expect(exceptions[0]?.blocks[1]).toEqual(block(600, 720));
});
