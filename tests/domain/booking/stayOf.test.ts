import { expect, test } from 'vitest';
import { stayOf } from '#domain/booking/stayOf.ts';

const item = (startTime: string | null, endTime: string | null) => ({ startTime, endTime });

test('a group stays from its arrival to its departure, whatever it has in between', () => {
  const persons = [{ products: [item('09:00', '23:00')] }];
  expect(stayOf({ startTime: 600, endTime: 1080, persons })).toEqual({ from: 600, to: 1080 });
});

test('without arrival and departure a group stays from its first start to its last end', () => {
  const persons = [
    { products: [item('13:00', '13:50'), item(null, null)] },
    { products: [{ ...item(null, null), products: [item('11:30', '12:00'), item('15:00', '16:20')] }] },
    { products: [] },
  ];
  expect(stayOf({ startTime: null, endTime: null, persons })).toEqual({ from: 690, to: 980 });
});

test('while nothing has a time it is not known how long a group stays', () => {
  const persons = [{ products: [item(null, null)] }];
  expect(stayOf({ startTime: null, endTime: null, persons })).toBeNull();
  expect(stayOf({ startTime: 600, endTime: null, persons: [] })).toBeNull();
});
