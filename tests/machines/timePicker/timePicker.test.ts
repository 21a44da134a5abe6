import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import { hasNoTimes, mayConfirmTimes, offeredDepartures } from '#machines/timePicker/timePicker.selectors.ts';
import type { TimeOption } from '#machines/timePicker/timePicker.types.ts';

const stay: TimeOption[] = [
  { arrival: 600, departures: [600, 780, 840] },
  { arrival: 780, departures: [840] },
];
const start = (options: TimeOption[]) => createActor(timePickerMachine, { input: { options } }).start();

test('an arrival is followed by one of its later departures', () => {
  const picker = start(stay);
  picker.send({ type: 'arrival.chosen', time: 600 });
  expect(offeredDepartures(picker.getSnapshot())).toEqual([780, 840]);
  expect(mayConfirmTimes(picker.getSnapshot())).toBe(false);
  picker.send({ type: 'departure.chosen', time: 840 });
  picker.send({ type: 'times.confirmed' });
  expect(picker.getSnapshot().output).toEqual({ kind: 'chosen', startTime: 600, endTime: 840 });
});

test('another arrival keeps the departure when it still fits', () => {
  const picker = start(stay);
  picker.send({ type: 'arrival.chosen', time: 600 });
  picker.send({ type: 'departure.chosen', time: 840 });
  picker.send({ type: 'arrival.chosen', time: 780 });
  expect(picker.getSnapshot().value).toBe('complete');
  picker.send({ type: 'arrival.chosen', time: 600 });
  picker.send({ type: 'departure.chosen', time: 780 });
  picker.send({ type: 'arrival.chosen', time: 780 });
  expect(picker.getSnapshot().value).toBe('choosingDeparture');
});

test('a treatment only needs a start', () => {
  const picker = start([{ arrival: 660, departures: [] }]);
  picker.send({ type: 'arrival.chosen', time: 700 });
  expect(mayConfirmTimes(picker.getSnapshot())).toBe(false);
  picker.send({ type: 'arrival.chosen', time: 660 });
  picker.send({ type: 'times.confirmed' });
  expect(picker.getSnapshot().output).toEqual({ kind: 'chosen', startTime: 660, endTime: null });
});

test('without times there is nothing to choose, and a closed picker chooses nothing', () => {
  const empty = start([]);
  expect(hasNoTimes(empty.getSnapshot())).toBe(true);
  const picker = start(stay);
  picker.send({ type: 'arrival.chosen', time: 600 });
  picker.send({ type: 'times.dismissed' });
  expect(picker.getSnapshot().output).toEqual({ kind: 'dismissed' });
});
