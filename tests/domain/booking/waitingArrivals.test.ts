import { expect, test } from 'vitest';
import {
  delivered,
  emptyQueue,
  isAway,
  mayBeRepeated,
  queued,
  refusedDelivery,
  secondsAgo,
  withoutConflict,
  type WaitingArrival,
} from '#domain/booking/waitingArrivals.ts';

const said = (key: string, reservationId: string): WaitingArrival => ({
  key,
  staffId: 's1',
  reservationId,
  name: reservationId,
  saidAt: 0,
  change: { kind: 'visit', move: 'checkIn' },
});

const [first, second, third] = [said('k1', 'r1'), said('k2', 'r2'), said('k3', 'r1')];
const queue = [first, second, third].reduce(queued, emptyQueue);

test('what the desk says waits in the order in which it was said, until it is delivered', () => {
  expect(queue.waiting).toEqual([first, second, third]);
  expect(delivered(queue, 'k1')).toEqual({ waiting: [second, third], conflicts: [] });
});

test('what rests on something refused is not delivered, what is of another booking is', () => {
  expect(refusedDelivery(queue, { key: 'k1', code: 'version_conflict' })).toEqual({
    waiting: [second],
    conflicts: [
      { arrival: first, code: 'version_conflict', holders: [] },
      { arrival: third, code: 'earlier_refused', holders: [] },
    ],
  });
});

test('a conflict of what waits no longer changes nothing, and one that was handled goes', () => {
  const gone = delivered(queue, 'k1');
  expect(refusedDelivery(gone, { key: 'k1', code: 'version_conflict' })).toBe(gone);
  const refused = refusedDelivery(queue, { key: 'k2', code: 'reservation_not_found' });
  expect(withoutConflict(refused, 'k2')).toEqual({ waiting: [first, third], conflicts: [] });
});

test('only what says that the server is away lets the desk go on without it', () => {
  expect(['offline', 'unreadable', 'service_unavailable', 'too_many_requests', 'being_changed'].map(isAway)).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(['version_conflict', 'reservation_not_found', 'forbidden', 'internal', 'unauthorized'].map(isAway)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  expect(
    ['idempotency_in_flight', 'unauthorized', 'offline', 'version_conflict', 'internal'].map(mayBeRepeated),
  ).toEqual([true, true, true, false, false]);
});

test.each([
  ['at once', 0, 0],
  ['half a second later', 400, 0],
  ['half an hour later', 1_800_400, 1_800],
  ['after two days', 172_800_000, 86_400],
  ['by a clock that was set back', -3_600_000, 0],
])('how long ago it was said: %s', (_when, passed, expected) => {
  expect(secondsAgo({ saidAt: 1_000_000 }, 1_000_000 + passed)).toBe(expected);
});
