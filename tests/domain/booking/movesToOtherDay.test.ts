import { expect, test } from 'vitest';
import { movesToOtherDay } from '#domain/booking/movesToOtherDay.ts';

const alone = { state: 'confirmed', personCount: 1, startMinute: null };

test.each([
  ['one guest who comes for treatments alone', alone, true],
  ['a guest who is in already', { ...alone, state: 'checked_in' }, false],
  ['a group', { ...alone, personCount: 2 }, false],
  ['who stays', { ...alone, startMinute: 600 }, false],
  ['who stays from midnight', { ...alone, startMinute: 0 }, false],
])('the venue proposes another day by itself to %s: %s', (_who, visit, expected) => {
  expect(movesToOtherDay(visit)).toBe(expected);
});
