import { expect, test } from 'vitest';
import {
  guestsAfter,
  guestStates,
  isPartlyIn,
  mayMarkGuests,
  visitStateOf,
  visitStepsTo,
} from '#domain/booking/guestArrivals.ts';

test('guests without any mark are what their booking is', () => {
  const statesOf = (state: string) => guestStates({ state, personCount: 2 }, []);
  expect(['confirmed', 'checked_in', 'completed', 'no_show'].map(statesOf)).toEqual([
    ['expected', 'expected'],
    ['in', 'in'],
    ['in', 'in'],
    ['no_show', 'no_show'],
  ]);
});

test('once one guest is marked the others are expected', () => {
  expect(guestStates({ state: 'checked_in', personCount: 3 }, [{ person: 2, state: 'in' }])).toEqual([
    'expected',
    'in',
    'expected',
  ]);
});

test('a visit is in while anybody is, and not come when nobody came', () => {
  expect(visitStateOf(['expected', 'in', 'no_show'])).toBe('checked_in');
  expect(visitStateOf(['expected', 'no_show'])).toBe('confirmed');
  expect(visitStateOf(['no_show', 'no_show'])).toBe('no_show');
});

test('a check-in of all leaves out who is known not to come, unless that was everybody', () => {
  expect(guestsAfter('checkIn', ['expected', 'no_show', 'in'])).toEqual(['in', 'no_show', 'in']);
  expect(guestsAfter('checkIn', ['no_show', 'no_show'])).toEqual(['in', 'in']);
  expect(guestsAfter('undo', ['in', 'no_show'])).toEqual(['expected', 'expected']);
  expect(guestsAfter('noShow', ['expected', 'no_show'])).toEqual(['no_show', 'no_show']);
  expect(guestsAfter('complete', ['in', 'expected'])).toEqual(['in', 'expected']);
});

test('who was in and did not come after all is first expected again', () => {
  expect(visitStepsTo('checked_in', 'no_show')).toEqual(['confirmed', 'no_show']);
  expect(visitStepsTo('confirmed', 'checked_in')).toEqual(['checked_in']);
  expect(visitStepsTo('confirmed', 'confirmed')).toEqual([]);
});

test('a booking is partly in while some of its guests are not', () => {
  const partly = (state: string, guestsIn: number) => isPartlyIn({ state, guestsIn, personCount: 3 });
  expect([partly('checked_in', 2), partly('checked_in', 3), partly('confirmed', 0), partly('completed', 2)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('guests are marked one by one from the booking until they have gone', () => {
  const states = ['hold', 'confirmed', 'checked_in', 'completed', 'no_show', 'cancelled', 'expired'];
  expect(states.filter(mayMarkGuests)).toEqual(['confirmed', 'checked_in', 'no_show']);
});

test('only who is in becomes expected again before they are marked as not come', () => {
  const states = ['confirmed', 'checked_in', 'no_show'] as const;
  expect(states.map((from) => states.map((to) => visitStepsTo(from, to)))).toEqual([
    [[], ['checked_in'], ['no_show']],
    [['confirmed'], [], ['confirmed', 'no_show']],
    [['confirmed'], ['checked_in'], []],
  ]);
});
