import { mayPropose, planChanges } from '#domain/booking/planChanges.ts';
import { expect, test } from 'vitest';

const booked = [
  { number: 1, products: [{ xplanId: 'hotstone', startTime: '11:00' }] },
  { number: 2, products: [{ xplanId: 'day', startTime: null, products: [{ xplanId: 'scrub', startTime: '15:00' }] }] },
];
const item = (person: number, xplanId: string, startTime: string) => ({ person, xplanId, startTime });

test('a plan that is booked already changes nothing', () => {
  const changes = planChanges(booked, [item(1, 'hotstone', '11:00'), item(2, 'scrub', '15:00')]);
  expect(changes).toEqual([{ kind: 'same' }, { kind: 'same' }]);
});

test('an item with another start has moved, a part of an arrangement too', () => {
  const changes = planChanges(booked, [item(2, 'scrub', '12:00'), item(1, 'hotstone', '11:00')]);
  expect(changes).toEqual([{ kind: 'moved', from: '15:00' }, { kind: 'same' }]);
});

test('what is not booked yet is new, for that guest', () => {
  expect(planChanges(booked, [item(2, 'hotstone', '11:00')])).toEqual([{ kind: 'new' }]);
});

test('of a treatment that a guest has twice, what keeps its start stays and the other one moves', () => {
  const twice = [{ number: 1, products: [...booked[0]!.products, { xplanId: 'hotstone', startTime: '14:00' }] }];
  const changes = planChanges(twice, [item(1, 'hotstone', '10:00'), item(1, 'hotstone', '14:00')]);
  expect(changes).toEqual([{ kind: 'moved', from: '11:00' }, { kind: 'same' }]);
});

test.each([
  [0, false],
  [1, false],
  [2, true],
])('%i items with a time of their own: proposals make sense is %s', (timedItemCount, expected) => {
  expect(mayPropose({ timedItemCount })).toBe(expected);
});
