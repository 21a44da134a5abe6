import { expect, test } from 'vitest';
import { delivered, emptyQueue, queued } from '#domain/booking/waitingArrivals.ts';
import { conflictsOf, waitingOf } from '#machines/waitingArrivals/waitingArrivals.selectors.ts';
import { comesLater, runWaitingArrivals, waitingOne } from '#tests/support/machines/waitingArrivalsWalk.ts';

test('what was said while the server was away is delivered in order, one after the other, once', async () => {
  const run = runWaitingArrivals();
  expect(run.snapshot().value).toBe('settled');
  const two = queued(waitingOne, comesLater('k2', 'r2'));
  run.send({ type: 'queue.changed', queue: two });
  expect(run.inputOf('deliver')).toEqual({ key: 'k1' });
  const one = delivered(two, 'k1');
  run.send({ type: 'queue.changed', queue: one });
  await run.answer('deliver', null);
  expect(run.inputOf('deliver')).toEqual({ key: 'k2' });
  run.send({ type: 'queue.changed', queue: delivered(one, 'k2') });
  await run.answer('deliver', null);
  expect([run.snapshot().value, run.emitted]).toEqual(['settled', [{ type: 'notice', code: 'delivered' }]]);
});

test('what waited before a reload is delivered after it', () => {
  const run = runWaitingArrivals(waitingOne);
  expect(run.inputOf('deliver')).toEqual({ key: 'k1' });
});

test('a server that is still away is tried again after a pause, or once the connection is back', async () => {
  const run = runWaitingArrivals(waitingOne);
  await run.refuse('deliver', 'offline');
  expect([run.snapshot().value, run.inputOf('pause')]).toEqual(['away', { milliseconds: 3_000 }]);
  await run.answer('pause', null);
  expect(run.snapshot().value).toBe('delivering');
  await run.refuse('deliver', 'offline');
  run.send({ type: 'connection.returned' });
  expect([run.snapshot().value, waitingOf(run.snapshot())]).toEqual(['delivering', [comesLater('k1')]]);
});

test('a conflict stands beside what waits, and what another tab delivered ends the waiting', async () => {
  const run = runWaitingArrivals(waitingOne);
  await run.refuse('deliver', 'offline');
  const conflict = { arrival: comesLater('k1'), code: 'version_conflict', holders: [] };
  run.send({ type: 'queue.changed', queue: { ...emptyQueue, conflicts: [conflict] } });
  expect([run.snapshot().value, conflictsOf(run.snapshot())]).toEqual(['settled', [conflict]]);
});
