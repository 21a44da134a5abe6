import { expect, test } from 'vitest';
import type { Proposal } from '#contract/names.ts';
import { dayScale, scaleMarks } from '#web/features/booking/proposals/dayScale.ts';

const proposal = (startTime: string, endTime: string): Proposal => ({
  id: startTime,
  kind: 'together',
  startTime,
  endTime,
  total: 0,
  provenBest: false,
  items: [],
  notBookedProducts: [],
});

test('plans are drawn on one scale of whole hours that holds them all', () => {
  expect(dayScale([proposal('10:30', '14:00'), proposal('11:00', '15:20')])).toEqual({ from: 600, to: 960 });
});

test('a long day is marked in steps of several hours', () => {
  expect(scaleMarks({ from: 600, to: 1320 })).toEqual([600, 780, 960, 1140, 1320]);
});

test('a short day is marked every hour', () => {
  expect(scaleMarks({ from: 600, to: 720 })).toEqual([600, 660, 720]);
});
