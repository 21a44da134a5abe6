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

test('whoever leaves the flow has the remark saved, also one that was refused or is being saved', async () => {
  const typing = reviewing();
  typing.send({ type: 'remark.typed', remark: 'Met de trein' });
  const failed = reviewing();
  failed.send({ type: 'remark.typed', remark: 'Met de trein' });
  failed.send({ type: 'remark.submitted' });
  await failed.refuse('saveRemark', 'offline');
  const saving = reviewing();
  saving.send({ type: 'remark.typed', remark: 'Met' });
  saving.send({ type: 'remark.submitted' });
  saving.send({ type: 'remark.typed', remark: 'Met de trein' });
  for (const run of [typing, failed, saving]) {
    run.send({ type: 'flow.left' });
    expect(run.remark()).toEqual(['saving', 'Met de trein']);
  }
  await saving.answer('saveRemark', { remark: 'Met' });
  for (const run of [typing, failed, saving]) {
    expect(run.inputOf('saveRemark')).toEqual({ slug: 'entree', remark: 'Met de trein' });
    await run.answer('saveRemark', { remark: 'Met de trein' });
    expect([run.remark(), run.newlyEmitted()]).toEqual([['saved', null], []]);
  }
});

test('whoever left the flow hears that a remark was not saved; without one nothing is asked', async () => {
  const run = reviewing();
  run.send({ type: 'flow.left' });
  expect([run.remark(), run.isWaiting('saveRemark')]).toEqual([['idle', null], false]);
  run.send({ type: 'remark.typed', remark: 'Met de trein' });
  run.send({ type: 'flow.left' });
  await run.refuse('saveRemark', 'offline');
  expect(run.newlyEmitted()).toEqual([{ type: 'notice', kind: 'error', code: 'remark_failed', params: {} }]);
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
