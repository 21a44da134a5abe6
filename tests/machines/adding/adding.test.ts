import { expect, test } from 'vitest';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { addingInput, runAdding } from '#tests/support/machines/addingWalk.ts';
import { facts, reservation } from '#tests/support/machines/reservationFixtures.ts';

const empty = reservation({ personsWithProducts: [] });
const { slug, draft, request } = addingInput;

test('what is chosen first is added to a reservation that is created for the draft', async () => {
  const run = runAdding();
  expect(run.inputOf('createReservation')).toEqual({ slug, draft });
  await run.answer('createReservation', { reservation: empty });
  expect(run.inputOf('addToReservation')).toEqual({ slug, request });
  await run.answer('addToReservation', { reservation: reservation(), notBooked: [] });
  expect(run.output()).toEqual({ kind: 'added', reservation: reservation(), notBooked: [] });
});

test('what is chosen later is added at once', async () => {
  const run = runAdding({ reservationExists: true });
  expect(run.seen.map(({ name }) => name)).toEqual(['addToReservation']);
  await run.refuse('addToReservation', 'product_unavailable');
  expect(run.output()).toEqual({ kind: 'failed', problem: 'product_unavailable', reservation: null });
});

test('a reservation that could not be created is told, and nothing is added', async () => {
  const run = runAdding();
  await run.refuse('createReservation', 'no_room');
  expect(run.output()).toEqual({ kind: 'failed', problem: 'no_room', reservation: null });
  expect(run.isWaiting('addToReservation')).toBe(false);
});

test('a refusal returns the reservation that was created before it', async () => {
  const run = runAdding();
  await run.answer('createReservation', { reservation: empty });
  await run.refuse('addToReservation', 'internal');
  expect(run.output()).toEqual({ kind: 'failed', problem: 'internal', reservation: empty });
});

test('an existing reservation that fits the draft is reloaded and added to', async () => {
  const run = runAdding();
  await run.refuse('createReservation', 'reservation_exists');
  await run.answer('loadReservation', facts({ reservation: reservation() }));
  expect(run.state()).toBe('adding');
  await run.refuse('addToReservation', 'internal');
  expect(run.output()).toEqual({ kind: 'failed', problem: 'internal', reservation: reservation() });
});

test.each([
  ['another day', facts({ reservation: reservation({ date: '2026-06-01' }) })],
  ['another party', facts({ reservation: reservation({ personCount: 3 }) })],
  ['another arrival', facts({ reservation: reservation({ startTime: 660 }) })],
  ['another departure', facts({ reservation: reservation({ endTime: 900 }) })],
  ['nothing any more', facts({ gone: 'cancelled' })],
])('an existing reservation for %s is returned instead of being added to', async (_other, existing) => {
  const run = runAdding();
  await run.refuse('createReservation', 'reservation_exists');
  await run.answer('loadReservation', existing);
  expect(run.output()).toEqual({ kind: 'otherReservation', facts: existing });
  expect(run.isWaiting('addToReservation')).toBe(false);
});

test.each([
  ['treatments have no stay that could differ', FlowType.Treatments, { startTime: 660 }],
  ['an order has no day that could differ', FlowType.GiftCard, { date: '2026-06-01' }],
])('%s', async (_rule, flowType, other) => {
  const run = runAdding({ flowType });
  await run.refuse('createReservation', 'reservation_exists');
  await run.answer('loadReservation', facts({ reservation: reservation(other) }));
  expect(run.state()).toBe('adding');
});

test('a reservation that could not be reloaded is told', async () => {
  const run = runAdding();
  await run.refuse('createReservation', 'reservation_exists');
  await run.refuse('loadReservation', 'offline');
  expect(run.output()).toEqual({ kind: 'failed', problem: 'offline', reservation: null });
});

test.each([
  ['reservation_expired', 'expired'],
  ['reservation_cancelled', 'cancelled'],
])('a hold that ended meanwhile ends the adding: %s', async (code, gone) => {
  const run = runAdding({ reservationExists: true });
  await run.refuse('addToReservation', code);
  expect(run.output()).toEqual({ kind: 'ended', gone });
});
