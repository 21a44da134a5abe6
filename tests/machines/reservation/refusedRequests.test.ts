import { expect, test } from 'vitest';
import type { NotBooked } from '#machines/bookingRequest.types.ts';
import { addFailedFor } from '#machines/reservation/planning.selectors.ts';
import { failure, notBooked, timesAreMissing } from '#machines/reservation/reservation.selectors.ts';
import { facts, reservation, stays } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';
import { booked, dayChosen } from '#tests/support/machines/reservationStarts.ts';

test('what could not be added is said in its place until something else is asked', async () => {
  const run = booked();
  const massage = { type: 'product.requested' as const, productId: 'p1', persons: [1], needsTime: false };
  run.send(massage);
  await run.refuse('addToReservation', 'times_unavailable');
  const addFailed = { code: 'add_failed', params: { problem: 'times_unavailable', request: 'product', xplanId: 'p1' } };
  expect(failure(run.actor.getSnapshot())).toEqual(addFailed);
  expect(['p1', 'p2'].map((id) => addFailedFor(id)(run.actor.getSnapshot()))).toEqual([true, false]);
  run.factsAre(facts({ reservation: reservation({ total: 100 }) }));
  expect(failure(run.actor.getSnapshot())).toEqual(addFailed);
  run.send(massage);
  expect(failure(run.actor.getSnapshot())).toBeNull();
});

test('times that are gone leave what was refused on the page, and the empty reservation too', async () => {
  const run = dayChosen();
  run.chooseStay(600, 840);
  run.send({ type: 'checkin.requested', persons: [-1] });
  const empty = reservation({ personsWithProducts: [], itemMarks: [] });
  await run.answer('createReservation', { reservation: empty });
  const refused: NotBooked = { name: 'Entree', xplanId: 'e1', person: 1, reason: 'no_room', alternatives: [] };
  await run.answer('addToReservation', { reservation: empty, notBooked: [refused] });
  run.offer(stays([660], [900]));
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context().draft).toMatchObject({ startTime: null, endTime: null });
  expect(notBooked(run.actor.getSnapshot())).toEqual([refused]);
});

test('without a day or times nothing is added, and the visitor is told what is missing', () => {
  const run = runReservation();
  run.send({ type: 'checkin.requested', persons: [-1] });
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  run.send({ type: 'checkin.requested', persons: [-1] });
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.newlyEmitted().map((event) => 'code' in event && event.code)).toEqual(['date_required', 'times_required']);
});

test('what is missing is no longer said once the arrival is chosen', () => {
  const run = runReservation();
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  run.send({ type: 'checkin.requested', persons: [-1] });
  expect(timesAreMissing(run.actor.getSnapshot())).toBe(true);
  run.offer(stays([600], [840]));
  run.stayPicker().send({ type: 'arrival.chosen', time: 600 });
  expect(timesAreMissing(run.actor.getSnapshot())).toBe(false);
});

test('what was refused is told with its guests and stays readable in the page', async () => {
  const run = booked();
  run.send({ type: 'product.requested', productId: 'p1', persons: [1], needsTime: false });
  const refused = [{ name: 'Massage', xplanId: 'p1', person: 1, reason: 'duplicate', alternatives: [] }];
  await run.answer('addToReservation', { reservation: reservation(), notBooked: refused });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(run.newlyEmitted()).toEqual([
    { type: 'notice', kind: 'error', code: 'not_booked', params: { notBooked: refused } },
  ]);
  expect(notBooked(run.actor.getSnapshot())).toEqual(refused);
});
