import { expect, test } from 'vitest';
import type { EntryTime } from '#domain/scheduling/stay/entryTimes.ts';
import type { Alternative } from '#machines/alternative.ts';
import {
  chosenArrival,
  chosenPrice,
  mayConfirmTimes,
  offeredAlternatives,
  offeredDepartures,
  offeredOptions,
  pickerView,
  reasonOfNone,
} from '#machines/timePicker/timePicker.selectors.ts';
import type { TimesOffer } from '#machines/timePicker/timePicker.types.ts';
import { runTimePicker, startInput, stayInput } from '#tests/support/machines/timePickerWalk.ts';
import { starts } from '#tests/support/machines/reservationFixtures.ts';

const times: EntryTime[] = [
  { arrival: 600, departures: [780, 840] },
  { arrival: 780, departures: [840] },
];
const friday: Alternative = { kind: 'other_day', date: '2026-05-15', time: 690, persons: [1] };

const offer = (options: EntryTime[]): TimesOffer => ({ options, reason: null, alternatives: [] });

/** Somebody who chose these times of a stay before. */
function staying(startTime: number | null, endTime: number | null, isBooked = false) {
  const picker = runTimePicker({ ...stayInput, startTime, endTime, isBooked });
  picker.offer(offer(times));
  return picker;
}

test('the times are asked for on the day and for the guests they are wanted for', () => {
  const picker = runTimePicker(startInput);
  expect(pickerView(picker.snapshot())).toBe('loading');
  expect(picker.snapshot().context.request).toEqual(startInput);
  picker.offer(starts(660));
  expect(pickerView(picker.snapshot())).toBe('choosing');
  expect(offeredOptions(picker.snapshot()).map(({ arrival }) => arrival)).toEqual([660]);
  expect(offeredDepartures(picker.snapshot())).toBeNull();
});

test('a treatment only needs a start that is offered', () => {
  const picker = runTimePicker(startInput);
  picker.offer(starts(660));
  picker.send({ type: 'arrival.chosen', time: 700 });
  expect(mayConfirmTimes(picker.snapshot())).toBe(false);
  picker.send({ type: 'arrival.chosen', time: 660 });
  expect(chosenArrival(picker.snapshot())).toBe(660);
  picker.send({ type: 'times.confirmed' });
  expect(picker.snapshot().output).toEqual({ kind: 'start', startTime: 660 });
});

test('the price of a start is known once it is chosen, and only where it depends on the time', () => {
  const picker = runTimePicker(startInput);
  const timed = [
    { arrival: 990, departures: [], price: 8000 },
    { arrival: 1020, departures: [], price: 9500 },
  ];
  picker.offer(offer(timed));
  expect(chosenPrice(picker.snapshot())).toBeNull();
  picker.send({ type: 'arrival.chosen', time: 1020 });
  expect(chosenPrice(picker.snapshot())).toBe(9500);
  const usual = runTimePicker({ ...startInput, startTime: 660 });
  usual.offer(starts(660));
  expect(chosenPrice(usual.snapshot())).toBeNull();
});

test('the moment at which a day was offered is chosen to begin with, when it is still free', () => {
  const picker = runTimePicker({ ...startInput, startTime: 660 });
  picker.offer(starts(660));
  expect(chosenArrival(picker.snapshot())).toBe(660);
  expect(mayConfirmTimes(picker.snapshot())).toBe(true);
  const later = runTimePicker({ ...startInput, startTime: 660 });
  later.offer(starts(690));
  expect(chosenArrival(later.snapshot())).toBeNull();
});

test('an arrival is followed by one of its departures', () => {
  const first = staying(null, null);
  expect(offeredDepartures(first.snapshot())).toBeNull();
  first.send({ type: 'departure.chosen', time: 840 });
  first.send({ type: 'arrival.chosen', time: 630 });
  expect(first.state()).toEqual({ asking: 'choosingArrival' });
  first.send({ type: 'arrival.chosen', time: 600 });
  expect(first.snapshot().output).toEqual({ kind: 'stay', startTime: 600, endTime: null });

  const second = staying(600, null);
  expect(offeredDepartures(second.snapshot())).toEqual([780, 840]);
  second.send({ type: 'departure.chosen', time: 900 });
  expect(second.state()).toEqual({ asking: 'choosingDeparture' });
  second.send({ type: 'departure.chosen', time: 840 });
  expect(second.snapshot().output).toEqual({ kind: 'stay', startTime: 600, endTime: 840 });
});

test.each([
  [840, 840],
  [780, null],
])('another arrival keeps a departure at %i when it still fits', (endTime, after) => {
  const picker = staying(600, endTime);
  picker.send({ type: 'arrival.chosen', time: 780 });
  expect(picker.snapshot().output).toEqual({ kind: 'stay', startTime: 780, endTime: after });
});

test('chosen times that are no longer offered are dropped', () => {
  const picker = staying(600, 840);
  expect(picker.state()).toEqual({ asking: 'stayChosen' });
  picker.offer(offer([{ arrival: 600, departures: [840, 900] }]));
  expect(picker.state()).toEqual({ asking: 'stayChosen' });
  picker.offer(offer([{ arrival: 600, departures: [900] }]));
  expect(picker.snapshot().output).toEqual({ kind: 'stay', startTime: null, endTime: null });
  expect(staying(660, null).snapshot().output).toEqual({ kind: 'stay', startTime: null, endTime: null });
});

test('booked times stay chosen, whatever else is offered', () => {
  const picker = staying(660, 900, true);
  expect(picker.state()).toEqual({ asking: 'stayChosen' });
  expect(chosenArrival(picker.snapshot())).toBe(660);
});

test('a stay is never dismissed nor confirmed', () => {
  const picker = staying(600, 840);
  picker.send({ type: 'times.dismissed' });
  picker.send({ type: 'times.confirmed' });
  expect(picker.state()).toEqual({ asking: 'stayChosen' });
});

test('a closed picker chooses nothing', () => {
  const picker = runTimePicker(startInput);
  picker.offer(starts(600));
  picker.send({ type: 'arrival.chosen', time: 600 });
  picker.send({ type: 'times.dismissed' });
  expect(picker.snapshot().output).toEqual({ kind: 'dismissed' });
});

test('without times the reason is said, and only what is offered instead can be taken', () => {
  const picker = runTimePicker(startInput);
  picker.offer({ options: [], reason: 'no_therapist', alternatives: [friday] });
  expect(pickerView(picker.snapshot())).toBe('empty');
  expect(reasonOfNone(picker.snapshot())).toBe('no_therapist');
  expect(offeredAlternatives(picker.snapshot())).toEqual([friday]);
  picker.send({ type: 'alternative.chosen', alternative: { ...friday, date: '2026-05-16' } });
  expect(pickerView(picker.snapshot())).toBe('empty');
  picker.send({ type: 'alternative.chosen', alternative: friday });
  expect(picker.snapshot().output).toEqual({ kind: 'alternative', alternative: friday });
});

test('times that could not be loaded are asked for again, or the picker is closed', () => {
  const picker = runTimePicker(startInput);
  picker.fail();
  expect(pickerView(picker.snapshot())).toBe('loadFailed');
  picker.send({ type: 'times.retried' });
  expect(pickerView(picker.snapshot())).toBe('loading');
  picker.fail();
  picker.send({ type: 'times.dismissed' });
  expect(picker.snapshot().output).toEqual({ kind: 'dismissed' });
});
