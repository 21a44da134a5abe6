import { expect, test } from 'vitest';
import { placesOf } from '#domain/scheduling/repairs/repairChoices.ts';
import type { LostBooking } from '#domain/scheduling/repairs/repairDay.ts';
import type { GroupResource } from '#domain/scheduling/solver/groupInput.ts';
import { lostBooking, repairDay, room, therapist } from '#tests/support/planner/smallRepairs.ts';

/** The sets of resources that may serve it at its own time, in the order in which they are tried. */
const setsOf = (resources: readonly GroupResource[], booking: LostBooking): string[][] =>
  placesOf(repairDay({ resources }), booking, 1_000)
    .filter(({ start }) => start === booking.start)
    .map((place) => place.resources.toSorted());

const byTwo = lostBooking('a', {
  planning: { needs: [{ kindId: 'therapist', skillId: null, count: 2 }] },
  resources: ['sam', 'mirjam'],
});

test('each set of resources is tried once, whichever of them takes which seat', () => {
  const resources = [therapist('noor'), therapist('eva'), therapist('lena')];
  const sets = setsOf(resources, byTwo).map((set) => set.join(' '));
  expect(sets.toSorted()).toEqual(['eva lena', 'eva noor', 'lena noor']);
});

test('sets whose names read alike in one go are two', () => {
  const resources = [therapist('ab'), therapist('c'), therapist('a'), therapist('bc')];
  expect(setsOf(resources, byTwo)).toHaveLength(6);
});

test('sets with more of the resources that a booking had come first', () => {
  const resources = [therapist('noor'), therapist('lena'), therapist('sam'), therapist('eva')];
  const withSam = setsOf(resources, byTwo).map((set) => set.includes('sam'));
  expect(withSam).toEqual([true, true, true, false, false, false]);
  const rooms = [therapist('noor'), room('room 0'), room('room 1'), room('room 2')];
  expect(setsOf(rooms, lostBooking('a'))[0]).toEqual(['noor', 'room 1']);
});

test('others come by name, in whatever order the day lists them', () => {
  const resources = [therapist('b'), therapist('a'), therapist('ab'), room('room 3'), room('room 2')];
  const inOrder = [
    ['a', 'room 2'],
    ['a', 'room 3'],
    ['ab', 'room 2'],
    ['ab', 'room 3'],
    ['b', 'room 2'],
    ['b', 'room 3'],
  ];
  expect(setsOf(resources, lostBooking('a'))).toEqual(inOrder);
  expect(setsOf(resources.toReversed(), lostBooking('a'))).toEqual(inOrder);
});

test('a resource serves in its roster, and never within the buffers of another claim', () => {
  const buffered = lostBooking('a', { planning: { bufferBefore: 5, bufferAfter: 10 } });
  const setsWith = (changes: Partial<GroupResource>) => setsOf([therapist('noor', changes), room('room 1')], buffered);
  const fits = [['noor', 'room 1']];
  expect(setsWith({ works: [{ from: 655, to: 720 }] })).toEqual(fits);
  expect(setsWith({ works: [{ from: 660, to: 720 }] })).toEqual([]);
  expect(setsWith({ works: [{ from: 655, to: 715 }] })).toEqual([]);
  expect(
    setsWith({
      works: [
        { from: 600, to: 690 },
        { from: 690, to: 840 },
      ],
    }),
  ).toEqual([]);
  expect(
    setsWith({
      otherClaims: [
        { from: 600, to: 655 },
        { from: 720, to: 780 },
      ],
    }),
  ).toEqual(fits);
  expect(setsWith({ otherClaims: [{ from: 600, to: 656 }] })).toEqual([]);
  expect(
    setsWith({
      otherClaims: [
        { from: 800, to: 820 },
        { from: 719, to: 780 },
      ],
    }),
  ).toEqual([]);
});
