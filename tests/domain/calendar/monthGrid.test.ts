import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthGrid } from '#domain/calendar/monthGrid.ts';
import { addDays, weekdayOf } from '#domain/values/localDate.ts';
import { addMonths, lastDayOf } from '#domain/values/yearMonth.ts';

test('May 2026 starts on Friday and takes five weeks', () => {
  const weeks = monthGrid('2026-05');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.map(({ date }) => date)).toEqual([
    '2026-04-27',
    '2026-04-28',
    '2026-04-29',
    '2026-04-30',
    '2026-05-01',
    '2026-05-02',
    '2026-05-03',
  ]);
  expect(weeks[0]?.map(({ inMonth }) => inMonth)).toEqual([false, false, false, false, true, true, true]);
});

test('a February of exactly four weeks and a month of six', () => {
  expect(monthGrid('2027-02')).toHaveLength(4);
  expect(monthGrid('2026-08')).toHaveLength(6);
});

test('every month shows each of its days once, in weeks from Monday to Sunday', () => {
  fc.assert(
    fc.property(fc.integer({ min: -600, max: 2400 }), (offset) => {
      const month = addMonths('2026-01', offset);
      const cells = monthGrid(month).flat();
      const own = cells.filter(({ inMonth }) => inMonth).map(({ date }) => date);
      expect(own[0]).toBe(`${month}-01`);
      expect(own.at(-1)).toBe(lastDayOf(month));
      expect(own).toHaveLength(Number(lastDayOf(month).slice(8)));
      cells.forEach(({ date }, index) => {
        expect(weekdayOf(date)).toBe((index % 7) + 1);
        expect(date).toBe(addDays(cells[0]!.date, index));
      });
      expect(cells.length).toBeLessThanOrEqual(42);
    }),
  );
});
