import { expect, test } from 'vitest';
import { planRepair } from '#domain/scheduling/repairs/planRepair.ts';
import { measuresOf } from '#domain/scheduling/repairs/repairCosts.ts';
import type { RepairLevel } from '#domain/scheduling/repairs/repairCosts.ts';
import type { LostBooking, RepairDay } from '#domain/scheduling/repairs/repairDay.ts';
import { guest, guestsById, lostBooking, repairDay, room, therapist } from '#tests/support/planner/smallRepairs.ts';

const togetherFirst: RepairLevel[] = ['leftOver', 'parted', 'moved', 'shift', 'changed'];
const fewestMovedFirst: RepairLevel[] = ['leftOver', 'moved', 'parted', 'shift', 'changed'];

const startsBy = (day: RepairDay, lost: readonly LostBooking[], order: readonly RepairLevel[]) => {
  const { moves, measures, isBest } = planRepair(day, lost, { order, budget: 100_000, mayMove: true });
  return { starts: moves.map(({ start }) => start), parted: measures.parted, isBest };
};

const member = (id: string, guestId: string, party: string | null = 'massage 660'): LostBooking =>
  lostBooking(id, { guests: [guestId], party });

/** Each has a therapist and a room; who is busy until 11:10 can be there from 11:25 on. */
const late = (id: string) => guest(id, { busy: [{ from: 620, to: 670 }] });
const dayOf = (...guests: ReturnType<typeof guest>[]) =>
  repairDay({
    resources: [
      ...['noor', 'sam', 'eva'].map((id) => therapist(id)),
      ...['room 1', 'room 2', 'room 3'].map((id) => room(id)),
    ],
    guests: guestsById(...guests),
  });

test('a party stays together where that counts more than how many move', () => {
  const day = dayOf(late('anna'), guest('bas'));
  const party = [member('a', 'anna'), member('b', 'bas')];
  expect(startsBy(day, party, togetherFirst)).toEqual({ starts: [685, 685], parted: 0, isBest: true });
  expect(startsBy(day, party, fewestMovedFirst)).toEqual({ starts: [685, 660], parted: 1, isBest: true });
});

test('who has to move goes where the rest of the party goes, though a nearer time is free', () => {
  const day = dayOf(late('anna'), guest('bas', { busy: [{ from: 620, to: 690 }] }));
  const party = [member('a', 'anna'), member('b', 'bas')];
  expect(startsBy(day, party, fewestMovedFirst)).toEqual({ starts: [705, 705], parted: 0, isBest: true });
  expect(startsBy(day, party.toReversed(), fewestMovedFirst).starts).toEqual([705, 705]);
});

test('who was not booked together, or in another party, may part without a cost', () => {
  const day = dayOf(late('anna'), guest('bas'));
  const apart = { starts: [685, 660], parted: 0, isBest: true };
  expect(startsBy(day, [member('a', 'anna', null), member('b', 'bas', null)], togetherFirst)).toEqual(apart);
  expect(startsBy(day, [member('a', 'anna'), member('b', 'bas', 'massage 700')], togetherFirst)).toEqual(apart);
});

test('of three who booked together as many pairs part as have two times', () => {
  const day = dayOf(late('anna'), guest('bas'), guest('cleo'));
  const party = [member('a', 'anna'), member('b', 'bas'), member('c', 'cleo')];
  expect(startsBy(day, party, fewestMovedFirst)).toEqual({ starts: [685, 660, 660], parted: 2, isBest: true });
});

test('who is left over is parted from nobody', () => {
  const day = dayOf(guest('anna', { within: { from: 600, to: 640 } }), guest('bas'));
  const party = [member('a', 'anna'), member('b', 'bas')];
  expect(startsBy(day, party, togetherFirst)).toEqual({ starts: [660], parted: 0, isBest: true });
});

test('companions whose bookings stay hold a guest at its time', () => {
  const day = dayOf(guest('anna'), guest('bas'));
  const withoutOwnTime = { ...day, earliest: 665 };
  const booking = { ...member('a', 'anna'), party: null, companions: 2 };
  expect(startsBy(withoutOwnTime, [booking], fewestMovedFirst)).toEqual({ starts: [665], parted: 2, isBest: true });
});

test('measures count every pair of a party that has two times once', () => {
  const party = ['anna', 'bas', 'cleo'].map((id) => member(id, id));
  const starts = [660, 700, 720];
  const placeOf = (index: number) => {
    const span = { from: starts[index]!, to: starts[index]! + 50 };
    return { start: span.from, end: span.to, held: span, resources: ['noor', 'room 1'] };
  };
  expect(measuresOf(party, placeOf)).toEqual({ leftOver: 0, parted: 3, moved: 2, shift: 100, changed: 3 });
  expect(measuresOf(party, () => null)).toEqual({ leftOver: 3, parted: 0, moved: 0, shift: 0, changed: 0 });
});
