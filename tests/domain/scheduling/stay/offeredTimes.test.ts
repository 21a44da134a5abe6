import { expect, test } from 'vitest';
import { departuresFor, offeredTimes } from '#domain/scheduling/stay/offeredTimes.ts';

const day = {
  arrivalTimes: ['10:00', '11:30'],
  departures: { '10:00': ['10:00', '13:00', '14:00'], '11:30': ['11:00', '15:00'] },
};

test('only departures later than the arrival they are offered for are offered', () => {
  expect(offeredTimes(day)).toEqual([
    { arrival: 600, departures: [780, 840] },
    { arrival: 690, departures: [900] },
  ]);
});

test('an arrival without departures of its own offers none', () => {
  expect(offeredTimes({ arrivalTimes: ['10:00'], departures: {} })).toEqual([{ arrival: 600, departures: [] }]);
});

test('no departures are shown until an arrival is chosen', () => {
  expect(departuresFor(offeredTimes(day), null)).toEqual([]);
  expect(departuresFor(offeredTimes(day), 690)).toEqual([900]);
});
