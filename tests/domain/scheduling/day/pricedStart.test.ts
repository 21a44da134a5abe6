import { expect, test } from 'vitest';
import { pricedStart } from '#domain/scheduling/day/pricedStart.ts';
import { entry, tea, treatment } from './exampleDay.ts';

const indexOf = (...products: Parameters<typeof pricedStart>[0]) => pricedStart(products, (index) => index);

test('the arrival prices what has a stay, else the first treatment does', () => {
  expect(indexOf(tea, treatment(), entry)).toBe(2);
  expect(indexOf(entry, treatment())).toBe(0);
  expect(indexOf(tea, treatment(), treatment({ duration: 20 }))).toBe(1);
  expect(pricedStart([treatment()], () => null)).toBeNull();
});

test('what has neither is not priced by a time', () => {
  expect([indexOf(tea), indexOf()]).toEqual([null, null]);
});
