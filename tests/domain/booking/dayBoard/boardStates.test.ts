import { expect, test } from 'vitest';
import { itemState, sessionState } from '#domain/booking/dayBoard/boardStates.ts';

const date = '2026-05-16';
const treatment = { from: 660, to: 710 };
const at = (minute: number, today = date) => ({ date, now: { today, minute }, lateMinutes: 0 });
const states = ['hold', 'confirmed', 'checked_in', 'completed', 'no_show'] as const;

test.each([
  ['before it begins', at(600), [null, 'expected', 'arrived', 'done', 'no_show']],
  ['as it begins', at(660), [null, 'expected', 'busy', 'done', 'no_show']],
  ['while it goes on', at(661), [null, 'late', 'busy', 'done', 'no_show']],
  ['after it', at(710), [null, 'late', 'done', 'done', 'no_show']],
  ['on the day before', at(1300, '2026-05-15'), [null, 'expected', 'arrived', 'done', 'no_show']],
  ['on the day after', at(0, '2026-05-17'), [null, 'expected', 'done', 'done', 'no_show']],
])('%s a treatment is what its guest and the clock say', (_when, day, expected) => {
  expect(states.map((state) => itemState({ state, expectedMinute: null }, treatment, day))).toEqual(expected);
});

test('a session begins and ends by the clock', () => {
  expect([600, 660, 709, 710].map((minute) => sessionState(treatment, at(minute)))).toEqual([
    'expected',
    'busy',
    'busy',
    'done',
  ]);
});
