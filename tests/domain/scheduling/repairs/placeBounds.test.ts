import { expect, test } from 'vitest';
import { placeRefusal } from '#domain/scheduling/repairs/placeRefusal.ts';
import type { LostBooking, RepairDay } from '#domain/scheduling/repairs/repairDay.ts';
import {
  guest,
  guestsById,
  inPool,
  lostBooking,
  pool,
  repairDay,
  room,
  therapist,
} from '#tests/support/planner/smallRepairs.ts';

const refusalAt = (day: RepairDay, start: number, booking: LostBooking = lostBooking('a')) =>
  placeRefusal(day, booking, {
    start,
    resources: booking.planning.needs.length > 0 ? ['noor', 'room 1'] : [],
    therapistIds: new Set(['noor']),
  });

test('the first minute that is not past is early enough, and closing time late enough', () => {
  expect([659, 660].map((start) => refusalAt(repairDay({ earliest: 660 }), start))).toEqual(['past', null]);
  expect([790, 791].map((start) => refusalAt(repairDay(), start))).toEqual([null, 'closed']);
});

test('a therapist is there from the buffer before to the buffer after, in one of the spans of the roster', () => {
  const buffered = lostBooking('a', { planning: { bufferBefore: 10, bufferAfter: 5 } });
  const works = [
    { from: 600, to: 640 },
    { from: 650, to: 720 },
  ];
  const day = repairDay({ resources: [therapist('noor', { works }), room('room 1')] });
  const refusals = [659, 660, 665, 666].map((start) => refusalAt(day, start, buffered));
  expect(refusals).toEqual(['no_therapist', null, null, 'no_therapist']);
});

test('no claim of a resource lies within the buffers of the booking', () => {
  const buffered = lostBooking('a', { planning: { bufferBefore: 10, bufferAfter: 5 } });
  const otherClaims = [
    { from: 600, to: 650 },
    { from: 720, to: 760 },
  ];
  const day = repairDay({ resources: [therapist('noor'), room('room 1', { otherClaims })] });
  const refusals = [659, 660, 665, 666].map((start) => refusalAt(day, start, buffered));
  expect(refusals).toEqual(['no_room', null, null, 'no_room']);
});

test('a resource that the day does not have is missing', () => {
  expect(refusalAt(repairDay({ resources: [therapist('noor')] }), 660)).toBe('no_room');
  expect(refusalAt(repairDay({ resources: [room('room 1')] }), 660)).toBe('no_therapist');
});

test('each guest who shares the booking is there all the time', () => {
  const shared = lostBooking('a', { guests: ['anna', 'bas'] });
  const day = repairDay({ guests: guestsById(guest('anna'), guest('bas', { within: { from: 650, to: 720 } })) });
  const refusals = [649, 650, 670, 671].map((start) => refusalAt(day, start, shared));
  expect(refusals).toEqual(['stay_too_short', null, null, 'stay_too_short']);
  expect(refusalAt(repairDay({ guests: guestsById(guest('anna')) }), 660, shared)).toBe('stay_too_short');
});

test('no guest who shares the booking is busy with anything else', () => {
  const shared = lostBooking('a', { guests: ['anna', 'bas'] });
  const busy = [
    { from: 600, to: 620 },
    { from: 725, to: 750 },
  ];
  const day = repairDay({ guests: guestsById(guest('anna'), guest('bas', { busy })) });
  const refusals = [634, 635, 660, 661].map((start) => refusalAt(day, start, shared));
  expect(refusals).toEqual(['guest_busy', null, null, 'guest_busy']);
});

test('a pool has its units free in every quarter of an hour of another time', () => {
  const bath = lostBooking('a', { start: 615, planning: inPool(2) });
  const day = repairDay({ pools: new Map([['baths', pool(2).with(44, 1)]]) });
  expect([610, 611, 660, 674, 675].map((start) => refusalAt(day, start, bath))).toEqual([
    null,
    'pool_full',
    'pool_full',
    'pool_full',
    null,
  ]);
  expect(refusalAt(repairDay(), 660, bath)).toBe('pool_full');
});

test('who keeps the time keeps the places in a pool that became too small', () => {
  const bath = lostBooking('a', { planning: inPool(2) });
  const day = repairDay({ pools: new Map([['baths', pool(1)]]) });
  expect([660, 665].map((start) => refusalAt(day, start, bath))).toEqual([null, 'pool_full']);
});
