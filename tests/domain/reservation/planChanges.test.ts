import { expect, test } from 'vitest';
import { planChanges } from '#domain/reservation/planChanges.ts';

const booked = [
  { number: 1, products: [{ xplanId: 'hotstone', startTime: '11:00' }] },
  { number: 2, products: [{ xplanId: 'day', startTime: null, products: [{ xplanId: 'scrub', startTime: '15:00' }] }] },
];
const item = (person: number, xplanId: string, startTime: string) => ({ person, xplanId, name: xplanId, startTime });

test('a plan that is booked already changes nothing', () => {
  expect(planChanges(booked, [item(1, 'hotstone', '11:00'), item(2, 'scrub', '15:00')])).toEqual([]);
});

test('an item with another start has moved, a part of an arrangement too', () => {
  expect(planChanges(booked, [item(1, 'hotstone', '11:00'), item(2, 'scrub', '12:00')])).toEqual([
    { name: 'scrub', guests: [2], from: '15:00', to: '12:00' },
  ]);
});

test('what is not booked yet is new, and the same for two guests is said once', () => {
  expect(planChanges(booked, [item(2, 'hammam', '16:00'), item(1, 'hammam', '16:00')])).toEqual([
    { name: 'hammam', guests: [1, 2], from: null, to: '16:00' },
  ]);
});

test('changes stand in the order of their new times', () => {
  const changes = planChanges(booked, [item(1, 'hotstone', '14:00'), item(2, 'scrub', '12:30')]);
  expect(changes.map(({ to }) => to)).toEqual(['12:30', '14:00']);
});
