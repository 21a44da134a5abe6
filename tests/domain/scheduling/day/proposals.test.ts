import { companyOf } from '#domain/scheduling/day/proposals.ts';
import type { GroupInput, GroupItem } from '#domain/scheduling/solver/groupInput.ts';
import { expect, test } from 'vitest';

const item = (id: string, guests: string[], treatment: string): GroupItem => ({
  id,
  guests,
  treatment,
  duration: 25,
  needs: [],
  starts: null,
  preferred: null,
  follows: [],
  pool: null,
  existingBooking: null,
});

const treatmentsOf = (items: GroupItem[]): string[] => {
  const input: GroupInput = {
    changingGap: 15,
    guests: [],
    units: items.map((one) => ({ id: one.id, items: [one] })),
    resources: [],
    pools: [],
  };
  return companyOf(input).units.flatMap((unit) => unit.items.map(({ treatment }) => treatment));
};

test('the same treatment of two guests is company already', () => {
  expect(treatmentsOf([item('a', ['1'], 'hotstone'), item('b', ['2'], 'hotstone')])).toEqual(['hotstone', 'hotstone']);
});

test('of different treatments the first of each guest are company, and the second of each', () => {
  const day = [
    item('a', ['1'], 'hotstone'),
    item('b', ['1'], 'peeling'),
    item('c', ['2'], 'olijf'),
    item('d', ['2'], 'klei'),
  ];
  expect(treatmentsOf(day)).toEqual(['company 1', 'company 2', 'company 1', 'company 2']);
});

test('what guests share and where they stay are left as they are', () => {
  expect(
    treatmentsOf([item('duo', ['1', '2'], 'duo'), item('stay', ['stay'], 'stay'), item('a', ['1'], 'klei')]),
  ).toEqual(['duo', 'stay', 'company 1']);
});
