import { expect, test } from 'vitest';
import { mayMoveItem, staffActions } from '#domain/booking/staffActions.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';

const visit = {
  state: 'confirmed',
  flowType: FlowType.Entry,
  totalOpen: 0,
  totalPaid: 0,
  hasCustomer: true,
  live: false,
} as const;

test('who is expected is checked in, not come, changed or cancelled', () => {
  expect(staffActions(visit)).toEqual([
    'checkIn',
    'noShow',
    'addItem',
    'removeItem',
    'changeStay',
    'resendConfirmation',
    'cancel',
  ]);
});

test('who has come has gone or has not come after all, and is not cancelled', () => {
  expect(staffActions({ ...visit, state: 'checked_in' })).toEqual([
    'complete',
    'undo',
    'addItem',
    'removeItem',
    'changeStay',
    'resendConfirmation',
  ]);
});

test('what is open of a booking is taken at the desk or asked by a link', () => {
  const actions = staffActions({ ...visit, totalOpen: 1 });
  expect(actions).toContain('takePayment');
  expect(actions).toContain('sendPaymentLink');
});

test('a hold takes no money at the desk, and a link only while it lasts and somebody is known', () => {
  const hold = { ...visit, state: 'hold', totalOpen: 1, live: true } as const;
  expect(staffActions(hold)).toEqual(['sendPaymentLink', 'cancel']);
  expect(staffActions({ ...hold, live: false })).toEqual(['cancel']);
  expect(staffActions({ ...hold, hasCustomer: false })).toEqual(['cancel']);
});

test('an order is no visit', () => {
  expect(staffActions({ ...visit, flowType: FlowType.GiftCard })).toEqual(['resendConfirmation', 'cancel']);
});

test('nothing is done with what was cancelled', () => {
  expect(staffActions({ ...visit, state: 'cancelled', totalOpen: 1 })).toEqual([]);
});

test('a confirmation is sent again only where somebody can be mailed', () => {
  expect(staffActions({ ...visit, hasCustomer: false })).toEqual([
    'checkIn',
    'noShow',
    'addItem',
    'removeItem',
    'changeStay',
    'cancel',
  ]);
});

test.each([
  ['confirmed', 1, true],
  ['completed', 1, true],
  ['cancelled', 1, true],
  ['confirmed', 0, false],
  ['cancelled', 0, false],
  ['hold', 1, false],
  ['expired', 1, false],
] as const)('the receipt of what is %s with %i cent paid is mailed: %s', (state, totalPaid, isOffered) => {
  expect(staffActions({ ...visit, state, totalPaid }).includes('mailReceipt')).toBe(isOffered);
});

test('an item is moved while its guests are expected or in', () => {
  const states = ['hold', 'expired', 'cancelled', 'confirmed', 'checked_in', 'completed', 'no_show'] as const;
  expect(states.filter(mayMoveItem)).toEqual(['confirmed', 'checked_in']);
});

test('nobody is sent a link to pay nothing, nor for what is over', () => {
  const actionsIn = (changes: object) => staffActions({ ...visit, totalOpen: 100, live: true, ...changes });
  expect(actionsIn({ state: 'hold' })).toContain('sendPaymentLink');
  expect(actionsIn({ state: 'hold', totalOpen: 0 })).not.toContain('sendPaymentLink');
  expect(actionsIn({ state: 'hold', hasCustomer: false })).not.toContain('sendPaymentLink');
  expect(actionsIn({ state: 'hold', live: false })).not.toContain('sendPaymentLink');
  expect(actionsIn({ state: 'cancelled' })).not.toContain('sendPaymentLink');
});
