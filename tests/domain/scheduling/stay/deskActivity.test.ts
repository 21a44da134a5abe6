import { expect, test } from 'vitest';
import { deskPlanning } from '#domain/scheduling/day/deskPlanning.ts';
import { deskActivity } from '#domain/scheduling/stay/deskActivity.ts';
import { entry, treatment } from '../day/exampleDay.ts';

test('staff let guests in at any five minutes, however short, within what the product sells', () => {
  expect(deskActivity(entry.stay!.activity)).toEqual({
    arrivalFrom: 600,
    arrivalTo: 720,
    arrivalStep: 5,
    departureUntil: 1320,
    departureStep: 5,
    minStay: 5,
    maxStay: 720,
  });
});

test('staff book and move without notice', () => {
  const planning = { ...treatment().planning!, noticeHours: 24 };
  expect(deskPlanning(planning)).toEqual({ ...planning, noticeHours: 0 });
});
