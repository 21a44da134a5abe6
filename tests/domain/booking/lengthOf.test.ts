import { expect, test } from 'vitest';
import { lengthOf } from '#domain/booking/lengthOf.ts';

const item = (type: number, startTime: string | null, endTime: string | null) => ({ type, startTime, endTime });

test('a treatment takes from its start to its end', () => {
  expect(lengthOf(item(0, '13:00', '13:50'))).toBe(50);
  expect(lengthOf(item(14, '23:00', '24:00'))).toBe(60);
});

test.each([
  ['an entry', item(10, '10:00', '18:00')],
  ['a table', item(16, '18:00', '20:00')],
  ['a treatment without times', item(0, null, null)],
  ['a treatment without an end', item(0, '13:00', null)],
])('%s has no length to tell', (_what, one) => {
  expect(lengthOf(one)).toBeNull();
});
