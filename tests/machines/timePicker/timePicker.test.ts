import { expect, test } from 'vitest';
import type { Alternative } from '#machines/alternative.ts';
import type { TimesOffer } from '#machines/timePicker/timePicker.actors.ts';
import {
  chosenArrival,
  loadProblem,
  mayConfirmTimes,
  offeredAlternatives,
  offeredDepartures,
  offeredTimes,
  pickerView,
  reasonOfNone,
} from '#machines/timePicker/timePicker.selectors.ts';
import type { TimeOption } from '#machines/timePicker/timePicker.types.ts';
import { pickerInput, runTimePicker } from '#tests/support/machines/childWalks.ts';

const stay: TimeOption[] = [
  { arrival: 600, departures: [600, 780, 840] },
  { arrival: 780, departures: [840] },
];
const friday: Alternative = { kind: 'other_day', date: '2026-05-15', time: 690, persons: [1] };

const offer = (options: TimeOption[]): TimesOffer => ({ options, reason: null, alternatives: [] });

async function start(options: TimeOption[]) {
  const picker = runTimePicker();
  await picker.answer('loadTimes', offer(options));
  return picker;
}

test('the times are asked for on the day and for the guests they are wanted for', async () => {
  const picker = runTimePicker();
  expect(pickerView(picker.snapshot())).toBe('loading');
  expect(picker.inputOf('loadTimes')).toEqual(pickerInput);
  await picker.answer('loadTimes', offer([{ arrival: 660, departures: [] }]));
  expect(pickerView(picker.snapshot())).toBe('choosing');
  expect(offeredTimes(picker.snapshot())).toEqual([{ arrival: 660, departures: [] }]);
});

test('a treatment only needs a start that is offered', async () => {
  const picker = await start([{ arrival: 660, departures: [] }]);
  picker.send({ type: 'arrival.chosen', time: 700 });
  expect(mayConfirmTimes(picker.snapshot())).toBe(false);
  picker.send({ type: 'arrival.chosen', time: 660 });
  expect(chosenArrival(picker.snapshot())).toBe(660);
  picker.send({ type: 'times.confirmed' });
  expect(picker.snapshot().output).toEqual({ kind: 'chosen', startTime: 660, endTime: null });
});

test('the moment at which a day was offered is chosen to begin with, when it is still free', async () => {
  const picker = runTimePicker({ preferredTime: 660 });
  await picker.answer('loadTimes', offer([{ arrival: 660, departures: [] }]));
  expect(chosenArrival(picker.snapshot())).toBe(660);
  expect(mayConfirmTimes(picker.snapshot())).toBe(true);
  const later = runTimePicker({ preferredTime: 660 });
  await later.answer('loadTimes', offer([{ arrival: 690, departures: [] }]));
  expect(chosenArrival(later.snapshot())).toBeNull();
});

test('an arrival is followed by one of its later departures', async () => {
  const picker = await start(stay);
  picker.send({ type: 'arrival.chosen', time: 600 });
  expect(offeredDepartures(picker.snapshot())).toEqual([780, 840]);
  expect(mayConfirmTimes(picker.snapshot())).toBe(false);
  picker.send({ type: 'departure.chosen', time: 840 });
  picker.send({ type: 'times.confirmed' });
  expect(picker.snapshot().output).toEqual({ kind: 'chosen', startTime: 600, endTime: 840 });
});

test('another arrival keeps the departure when it still fits', async () => {
  const picker = await start(stay);
  picker.send({ type: 'arrival.chosen', time: 600 });
  picker.send({ type: 'departure.chosen', time: 840 });
  picker.send({ type: 'arrival.chosen', time: 780 });
  expect(picker.state()).toBe('complete');
  picker.send({ type: 'arrival.chosen', time: 600 });
  picker.send({ type: 'departure.chosen', time: 780 });
  picker.send({ type: 'arrival.chosen', time: 780 });
  expect(picker.state()).toBe('choosingDeparture');
});

test('a closed picker chooses nothing', async () => {
  const picker = await start(stay);
  picker.send({ type: 'arrival.chosen', time: 600 });
  picker.send({ type: 'times.dismissed' });
  expect(picker.snapshot().output).toEqual({ kind: 'dismissed' });
});

test('without times the reason is said, and only what is offered instead can be taken', async () => {
  const picker = runTimePicker();
  await picker.answer('loadTimes', { options: [], reason: 'no_therapist', alternatives: [friday] });
  expect(pickerView(picker.snapshot())).toBe('empty');
  expect(reasonOfNone(picker.snapshot())).toBe('no_therapist');
  expect(offeredAlternatives(picker.snapshot())).toEqual([friday]);
  picker.send({ type: 'alternative.taken', alternative: { ...friday, date: '2026-05-16' } });
  expect(pickerView(picker.snapshot())).toBe('empty');
  picker.send({ type: 'alternative.taken', alternative: friday });
  expect(picker.snapshot().output).toEqual({ kind: 'alternative', alternative: friday });
});

test('times that could not be loaded are asked for again, or the picker is closed', async () => {
  const picker = runTimePicker();
  await picker.refuse('loadTimes', 'internal');
  expect(pickerView(picker.snapshot())).toBe('loadFailed');
  expect(loadProblem(picker.snapshot())).toBe('internal');
  picker.send({ type: 'times.retried' });
  expect(pickerView(picker.snapshot())).toBe('loading');
  await picker.refuse('loadTimes', 'offline');
  picker.send({ type: 'times.dismissed' });
  expect(picker.snapshot().output).toEqual({ kind: 'dismissed' });
});
