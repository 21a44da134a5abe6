import { expect, test } from 'vitest';
import { reasonSentence } from '#web/i18n/reasonSentences.ts';

test('every reason of the contract has words of its own', () => {
  expect(reasonSentence('no_room').id).toBe('reason.no_room');
  expect(reasonSentence('beyond_horizon').id).toBe('reason.beyond_horizon');
});

test('a reason that is not known reads as not to be booked', () => {
  expect(reasonSentence('moonless').id).toBe('reason.unavailable');
});
