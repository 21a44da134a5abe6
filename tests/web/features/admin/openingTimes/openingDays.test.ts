import { expect, test } from 'vitest';
import type { OpeningException, OpeningWeek } from '#contract/names.ts';
import { openingDay } from '#web/features/admin/openingTimes/openingDays.ts';

const week: OpeningWeek = {
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    blocks: weekday === 1 ? [] : [{ from: '10:00', to: '22:00' }],
  })),
  version: 1,
};
const exception = (id: string, fromDate: string, toDate: string, ...blocks: [string, string][]): OpeningException => ({
  id,
  fromDate,
  toDate,
  blocks: blocks.map(([from, to]) => ({ from, to })),
  reason: { nl: id },
  version: 1,
});

const dayOf = (date: string, exceptions: OpeningException[]) => {
  const day = openingDay(date, { week, exceptions, swimware: { type: 'weekly', days: [] } });
  return [day.kind, day.exception?.id];
};

test('a day has the exception that visitors have: over the fewest days, the last of equals', () => {
  const season = exception('zomer', '2026-06-01', '2026-08-31', ['09:00', '23:00']);
  const closed = exception('dicht', '2026-06-02', '2026-06-02');
  const late = exception('laat', '2026-06-02', '2026-06-02', ['12:00', '22:00']);
  expect(dayOf('2026-06-02', [closed, season])).toEqual(['closed', 'dicht']);
  expect(dayOf('2026-06-02', [closed, late, season])).toEqual(['other', 'laat']);
  expect(dayOf('2026-06-01', [closed, late, season])).toEqual(['extra', 'zomer']);
  expect(dayOf('2026-05-26', [closed, late, season])).toEqual(['open', undefined]);
  expect(dayOf('2026-05-25', [season])).toEqual(['shut', undefined]);
});
