import { expect, test } from 'vitest';
import type { RepairLevel } from '#domain/scheduling/repairs/repairCosts.ts';
import { measuresAt, repairCosts } from '#domain/scheduling/repairs/repairCosts.ts';
import type { RepairMeasures } from '#domain/scheduling/repairs/repairDay.ts';
import { noMeasures } from '#domain/scheduling/repairs/repairDay.ts';
import { lostBooking } from '#tests/support/planner/smallRepairs.ts';

const orders: RepairLevel[][] = [
  ['leftOver', 'moved', 'parted', 'shift', 'changed'],
  ['changed', 'shift', 'parted', 'moved', 'leftOver'],
  ['parted', 'leftOver', 'changed', 'moved', 'shift'],
];

/** Three who booked together with a fourth who stays, a couple, and a guest alone: seven guests, fourteen seats. */
const lost = [
  ...['a', 'b', 'c'].map((id) => lostBooking(id, { party: 'massage 660', companions: 1 })),
  lostBooking('d', { guests: ['anna', 'bas'], planning: { needs: [{ kindId: 'room', skillId: null, count: 6 }] } }),
  lostBooking('e', { guests: ['anna', 'bas'] }),
];
const most: RepairMeasures = { leftOver: 7, parted: 3 + 3, moved: 7, shift: 5 * 1440, changed: 4 * 2 + 6 };

const placeAt = (start: number, ...resources: string[]) => ({
  start,
  end: start + 50,
  held: { from: start, to: start + 50 },
  resources,
});

test.each(orders)('one more of %s costs more than the most of every later measure together', (...order) => {
  const costs = repairCosts(lost, order);
  for (const [index, level] of order.entries()) {
    const later = Object.fromEntries(order.slice(index + 1).map((one) => [one, most[one]]));
    const cost = costs.of({ ...noMeasures, [level]: 1 });
    expect(cost).toBe(costs.of({ ...noMeasures, ...later }) + 1);
  }
  expect(costs.of(noMeasures)).toBe(0);
});

test('a booking without a place costs as many as its guests, a place what it changes, a parted pair one', () => {
  const [alone, ofTwo] = [lost[0]!, lost[4]!];
  const costs = repairCosts(lost, orders[0]!);
  expect(costs.leftOver(alone)).toBe(costs.of({ ...noMeasures, leftOver: 1 }));
  expect(costs.leftOver(ofTwo)).toBe(costs.of({ ...noMeasures, leftOver: 2 }));
  expect(costs.parted).toBe(costs.of({ ...noMeasures, parted: 1 }));
  const there = placeAt(700, 'noor', 'room 1');
  expect(costs.at(ofTwo, there)).toBe(costs.of({ leftOver: 0, parted: 0, moved: 2, shift: 40, changed: 1 }));
});

test('what the order leaves out costs nothing', () => {
  const costs = repairCosts(lost, ['leftOver']);
  expect(costs.parted).toBe(0);
  expect(costs.at(lost[0]!, placeAt(700, 'noor', 'room 2'))).toBe(0);
});

test('at another time all its guests are moved and parted from the companions that stay, at its own nobody is', () => {
  const booking = lostBooking('a', { guests: ['anna', 'bas'], companions: 3 });
  expect(measuresAt(booking, placeAt(660, 'noor', 'room 2'))).toEqual({ ...noMeasures, changed: 2 });
  expect(measuresAt(booking, placeAt(630, 'mirjam', 'room 1'))).toEqual({
    leftOver: 0,
    parted: 3,
    moved: 2,
    shift: 30,
    changed: 0,
  });
});

test('more bookings than one number can order are refused', () => {
  const many = Array.from({ length: 3_000 }, (_none, index) => lostBooking(`a ${index}`, { companions: 50 }));
  expect(() => repairCosts(many, orders[0]!)).toThrow(new RangeError('3000 bookings are too many for one repair.'));
  expect(() => repairCosts(many.slice(0, 24), orders[0]!)).not.toThrow();
});
