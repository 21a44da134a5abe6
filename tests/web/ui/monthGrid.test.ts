import { expect, test } from 'vitest';
import { dayAfterKey, tabStopOf, weeksOf } from '#web/ui/monthGrid.ts';

test('a month is laid out in weeks from Monday, empty where other months begin', () => {
  const weeks = weeksOf('2026-05');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, null, null, '2026-05-01', '2026-05-02', '2026-05-03']);
  expect(weeks[4]?.at(-1)).toBe('2026-05-31');
});

test('a February that starts on Monday takes four weeks, a long month six', () => {
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2026-08')).toHaveLength(6);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('the month with the change of the clock has all its days once', () => {
  const days = weeksOf('2026-03')
    .flat()
    .filter((day) => day !== null);
  expect(days).toHaveLength(31);
  expect(new Set(days).size).toBe(31);
});

test.each([
  ['ArrowLeft', '2026-05-15'],
  ['ArrowRight', '2026-05-17'],
  ['ArrowUp', '2026-05-09'],
  ['ArrowDown', '2026-05-23'],
  ['Home', '2026-05-11'],
  ['End', '2026-05-17'],
  ['PageUp', '2026-04-16'],
  ['PageDown', '2026-06-16'],
] as const)('%s moves from Saturday 16 May to %s', (key, expected) => {
  expect(dayAfterKey('2026-05-16', key)).toBe(expected);
});

test('a page from the 31st lands on the last day of a shorter month', () => {
  expect(dayAfterKey('2026-05-31', 'PageDown')).toBe('2026-06-30');
  expect(dayAfterKey('2027-03-31', 'PageUp')).toBe('2027-02-28');
  expect(dayAfterKey('2026-12-31', 'ArrowRight')).toBe('2027-01-01');
});

test('the tab key stops at the chosen day, else today, else the first that is free', () => {
  const days = [
    { date: '2026-05-01', kind: 'past' },
    { date: '2026-05-02', kind: 'past', today: true },
    { date: '2026-05-03', kind: 'free' },
    { date: '2026-05-04', kind: 'free', selected: true },
  ];
  expect(tabStopOf(days)).toBe('2026-05-04');
  expect(tabStopOf(days.slice(0, 3))).toBe('2026-05-02');
  expect(tabStopOf([days[0]!, days[2]!])).toBe('2026-05-03');
  expect(tabStopOf(days.slice(0, 1))).toBe('2026-05-01');
  expect(tabStopOf([])).toBe('');
});
