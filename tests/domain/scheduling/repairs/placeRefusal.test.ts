import { expect, test } from 'vitest';
import { placeRefusal } from '#domain/scheduling/repairs/placeRefusal.ts';
import type { LostBooking, RepairDay } from '#domain/scheduling/repairs/repairDay.ts';

const day: RepairDay = {
  date: '2026-05-12',
  blocks: [{ fromMinute: 600, toMinute: 1320 }],
  earliest: 620,
  changingGap: 10,
  resources: [
    { id: 'noor', skills: ['kind therapist'], works: [{ from: 600, to: 1200 }], otherClaims: [{ from: 700, to: 760 }] },
    { id: 'kamer-1', skills: ['kind room'], works: [{ from: 600, to: 1320 }], otherClaims: [{ from: 1000, to: 1050 }] },
  ],
  pools: new Map([['baden', Array.from({ length: 96 }, (_none, bucket) => (bucket < 70 ? 1 : 0))]]),
  guests: new Map([['r1/1', { id: 'r1/1', within: { from: 630, to: 1260 }, busy: [{ from: 800, to: 850 }] }]]),
};

const booking: LostBooking = {
  id: 'i1',
  guests: ['r1/1'],
  planning: { duration: 50, bufferBefore: 0, bufferAfter: 10, guests: 1, needs: [], pool: null },
  start: 1000,
  resources: ['noor', 'kamer-1'],
  party: null,
  companions: 0,
};

const refusalAt = (start: number, { planning, ...more }: Partial<LostBooking> = {}) =>
  placeRefusal(
    day,
    { ...booking, ...more, planning: planning ?? booking.planning },
    { start, resources: booking.resources, therapistIds: new Set(['noor']) },
  );

test('why a place does not fit is said: too early, closed, who is busy or away, the guest, the stay, the pool', () => {
  expect(refusalAt(640)).toBeNull();
  expect(refusalAt(610)).toBe('past');
  expect(refusalAt(1300)).toBe('closed');
  expect(refusalAt(720)).toBe('no_therapist');
  expect(refusalAt(1150)).toBe('no_therapist');
  expect(refusalAt(960)).toBe('no_room');
  expect(refusalAt(625)).toBe('stay_too_short');
  expect(refusalAt(790)).toBe('guest_busy');
  expect(refusalAt(855)).toBe('guest_busy');
  expect(refusalAt(850, { start: 850 })).toBeNull();
  const pool = { ...booking.planning, pool: { poolId: 'baden', units: 1, starts: [], weekdays: null } };
  expect(refusalAt(640, { planning: pool })).toBeNull();
  expect(refusalAt(1060, { planning: pool })).toBe('pool_full');
});
