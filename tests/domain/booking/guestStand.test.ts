import { expect, test } from 'vitest';
import { guestStand } from '#domain/booking/guestStand.ts';

test.each([
  ['confirmed', 'expected', 'expected'],
  ['checked_in', 'in', 'in'],
  ['checked_in', 'expected', 'expected'],
  ['completed', 'in', 'left'],
  ['completed', 'no_show', 'no_show'],
  ['no_show', 'no_show', 'no_show'],
  ['cancelled', 'expected', null],
  ['hold', 'expected', null],
] as const)('of a booking that is %s a guest who is %s stands as %s', (state, guestState, stand) => {
  expect(guestStand({ state }, { state: guestState })).toBe(stand);
});
