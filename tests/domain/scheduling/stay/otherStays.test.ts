import { expect, test } from 'vitest';
import { otherStays } from '#domain/scheduling/stay/otherStays.ts';
import { addDays } from '#domain/values/localDate.ts';

const activity = {
  arrivalFrom: 600,
  arrivalTo: 1080,
  arrivalStep: 30,
  departureUntil: 1320,
  departureStep: 60,
  minStay: 120,
  maxStay: 720,
};
const date = '2026-05-12';
const open = { blocks: [{ fromMinute: 600, toMinute: 1320 }], earliestMinute: 0, freeAt: () => 4 };
const stay = { date, activity, arrival: 720, departure: 900, persons: 2 };

/** Nobody comes in from eleven to one. */
const crowded = { ...open, date, freeAt: (bucket: number) => (bucket >= 44 && bucket < 52 ? 1 : 4) };

test('the nearest arrivals of the day with a stay as long are offered, and the next days with the same stay', () => {
  const days = [crowded, ...[1, 2, 3].map((after) => ({ ...open, date: addDays(date, after) }))];
  expect(otherStays(days, stay)).toEqual({
    arrivals: [780, 840, 900],
    dates: ['2026-05-13', '2026-05-14'],
  });
});

test('nothing is offered that is closed, over, or too small for the whole group', () => {
  const days = [
    { ...crowded, earliestMinute: 1000 },
    { ...open, date: '2026-05-13', blocks: [] },
    { ...open, date: '2026-05-14', freeAt: () => 1 },
    { ...open, date: '2026-05-15' },
  ];
  expect(otherStays(days, { ...stay, departure: 1020 })).toEqual({ arrivals: [1020], dates: ['2026-05-15'] });
});

test('arrivals on both sides are offered by their distance, of two equally near the earlier first', () => {
  const noon = { ...open, date, freeAt: (bucket: number) => (bucket === 54 ? 1 : 4) };
  const short = { ...stay, activity: { ...activity, minStay: 60, departureStep: 30 }, departure: 780 };
  expect(otherStays([noon], { ...short, arrival: 810, departure: 870 }).arrivals).toEqual([840, 750, 870]);
});

test('days before the day itself, and the day itself, are no other days', () => {
  const days = [-1, 0, 1].map((after) => ({ ...open, date: addDays(date, after) }));
  expect(otherStays(days, stay).dates).toEqual(['2026-05-13']);
  expect(otherStays([{ ...open, date: '2026-05-13' }], stay)).toEqual({ arrivals: [], dates: ['2026-05-13'] });
});
