import { expect, test } from 'vitest';
import { remarkState, typedRemark } from '#machines/reservation/reservation.selectors.ts';
import { facts } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';
import { linked } from '#tests/support/machines/reservationStarts.ts';

function reviewing() {
  const run = runReservation({ facts: facts({ reservation: linked, customerLoggedIn: true }), step: 'info' });
  const remark = () => [remarkState(run.actor.getSnapshot()), typedRemark(run.actor.getSnapshot())];
  return { ...run, remark };
}

test('a remark is saved when the field is left', async () => {
  const run = reviewing();
  run.send({ type: 'remark.submitted' });
  expect(run.isWaiting('saveRemark')).toBe(false);
  run.send({ type: 'remark.typed', remark: 'Met de trein' });
  run.send({ type: 'remark.submitted' });
  expect(run.inputOf('saveRemark')).toEqual({ slug: 'entree', remark: 'Met de trein' });
  await run.answer('saveRemark', { remark: 'Met de trein' });
  expect(run.remark()).toEqual(['saved', null]);
});

test('what is typed while a remark is being saved is saved next', async () => {
  const run = reviewing();
  run.send({ type: 'remark.typed', remark: 'Met de trein' });
  run.send({ type: 'remark.submitted' });
  run.send({ type: 'remark.typed', remark: 'Met de trein, om tien uur' });
  await run.answer('saveRemark', { remark: 'Met de trein' });
  expect(run.inputOf('saveRemark')).toEqual({ slug: 'entree', remark: 'Met de trein, om tien uur' });
  await run.answer('saveRemark', { remark: 'Met de trein, om tien uur' });
  expect(run.remark()).toEqual(['saved', null]);
});

test('whoever leaves the page without leaving the field has the remark saved', async () => {
  const run = reviewing();
  run.send({ type: 'remark.typed', remark: 'Met de trein' });
  run.send({ type: 'step.entered', step: 'index' });
  expect(run.remark()).toEqual(['saving', 'Met de trein']);
  await run.answer('saveRemark', { remark: 'Met de trein' });
  expect(run.newlyEmitted()).toEqual([]);
});

test('a remark that is not saved stays as typed, is tried again on leaving, and is told on the page after', async () => {
  const run = reviewing();
  run.send({ type: 'remark.typed', remark: 'Met de trein' });
  run.send({ type: 'remark.submitted' });
  await run.refuse('saveRemark', 'offline');
  expect(run.remark()).toEqual(['failed', 'Met de trein']);
  expect(run.newlyEmitted()).toEqual([]);
  run.send({ type: 'step.entered', step: 'index' });
  await run.refuse('saveRemark', 'offline');
  expect(run.newlyEmitted()).toEqual([{ type: 'notice', kind: 'error', code: 'remark_failed', params: {} }]);
  expect(run.remark()).toEqual(['failed', 'Met de trein']);
});
