import { expect, test } from 'vitest';
import { restorePoint, type RestoreFacts, type RestoreTarget } from '#domain/booking/restorePoint.ts';

const steps = ['index', '2', 'info', 'payment'] as const;
const anonymous = { personsWithProducts: [1, 2], userId: null };
const linked = { personsWithProducts: [1, 2], userId: 'c1' };

function restored(facts: Partial<RestoreFacts>, step: RestoreTarget['step'], returned = false) {
  const point = restorePoint(
    { reservation: null, customerLoggedIn: false, gone: null, ...facts },
    { steps, step, returned },
  );
  return `${point.state} ${point.step}`;
}

test('without a reservation every step starts the draft', () => {
  expect(steps.map((step) => restored({}, step))).toEqual(Array.from({ length: 4 }, () => 'draft index'));
  expect(restored({}, 'payment', true)).toBe('draft index');
});

test('an empty reservation is a draft', () => {
  const reservation = { personsWithProducts: [], userId: 'c1' };
  expect(steps.map((step) => restored({ reservation }, step))).toEqual(Array.from({ length: 4 }, () => 'draft index'));
});

test('an anonymous visitor comes back where she was, at most at the details', () => {
  expect(steps.map((step) => restored({ reservation: anonymous }, step))).toEqual([
    'selecting index',
    'selecting 2',
    'info info',
    'info info',
  ]);
});

test('a logged-in customer who is not linked yet is linked at the details', () => {
  const facts = { reservation: anonymous, customerLoggedIn: true };
  expect([restored(facts, 'info'), restored(facts, 'payment'), restored(facts, '2')]).toEqual([
    'linkingCustomer info',
    'linkingCustomer info',
    'selecting 2',
  ]);
});

test('a linked customer comes back at any step', () => {
  expect(steps.map((step) => restored({ reservation: linked }, step))).toEqual([
    'selecting index',
    'selecting 2',
    'info info',
    'paying payment',
  ]);
});

test('coming back from the bank waits for its answer, and a confirmed reservation is finished', () => {
  expect(restored({ reservation: linked }, 'payment', true)).toBe('redirecting payment');
  expect(restored({ gone: 'expired' }, 'payment', true)).toBe('redirecting payment');
  expect(restored({ gone: 'confirmed' }, 'payment', true)).toBe('finished payment');
});

test('a reservation that is gone is told, but the first step starts a new one', () => {
  expect([restored({ gone: 'expired' }, 'info'), restored({ gone: 'expired' }, '2')]).toEqual([
    'expired info',
    'expired 2',
  ]);
  expect([restored({ gone: 'confirmed' }, 'info'), restored({ gone: 'expired' }, 'index')]).toEqual([
    'finished info',
    'draft index',
  ]);
});

test('a reservation that was cancelled is none: every step starts a new one', () => {
  expect(steps.map((step) => restored({ gone: 'cancelled' }, step))).toEqual(
    Array.from({ length: 4 }, () => 'draft index'),
  );
});

test('a step the flow does not have counts as the first', () => {
  expect(restored({ reservation: linked }, '9')).toBe('selecting index');
});
