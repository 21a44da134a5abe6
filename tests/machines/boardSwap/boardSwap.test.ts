import { expect, test } from 'vitest';
import { isBusy, isChoosing } from '#machines/boardSwap/boardSwap.selectors.ts';
import { isUndoable, isUndoing } from '#machines/undo/undo.selectors.ts';
import { boardItem } from '#tests/support/machines/boardMoveWalk.ts';
import { later, runBoardSwap, sameTime, swappedItems } from '#tests/support/machines/boardSwapWalk.ts';

test('two items exchange what was chosen, and for ten seconds exchange it back; who was mailed is mailed again', async () => {
  const run = runBoardSwap();
  run.send({ type: 'item.chosen', item: boardItem });
  run.send({ type: 'swap.requested' });
  expect([isChoosing(run.snapshot()), isBusy(run.snapshot())]).toEqual([true, false]);
  run.send({ type: 'other.chosen', other: later });
  run.send({ type: 'exchange.changed', exchange: ['times', 'rooms'] });
  run.send({ type: 'notification.changed', notifyGuests: true });
  run.send({ type: 'swap.requested' });
  const swap = { date: '2026-05-12', exchange: ['times', 'rooms'], notifyGuests: true };
  expect(run.inputOf('swap')).toEqual({ ...swap, items: [boardItem, later] });
  await run.answer('swap', swappedItems);
  expect([isChoosing(run.snapshot()), isUndoable(run.snapshot())]).toEqual([false, true]);
  expect(run.inputOf('pause')).toEqual({ milliseconds: 10_000 });
  run.send({ type: 'undo.requested' });
  expect(isUndoing(run.snapshot())).toBe(true);
  expect(run.inputOf('swap')).toEqual({ ...swap, items: swappedItems });
  await run.answer('swap', swappedItems);
  expect([run.snapshot().value, run.emitted]).toEqual(['idle', [{ type: 'notice', code: 'undone' }]]);
});

test('with one at the same time therapists are exchanged, with any other times', () => {
  const run = runBoardSwap();
  run.send({ type: 'item.chosen', item: boardItem });
  run.send({ type: 'other.chosen', other: sameTime });
  expect(run.snapshot().context.exchange).toEqual(['therapists']);
  run.send({ type: 'other.chosen', other: later });
  expect(run.snapshot().context.exchange).toEqual(['times']);
});

test('what does not fit is said in the dialog, which stays open', async () => {
  const run = runBoardSwap();
  run.send({ type: 'item.chosen', item: boardItem });
  run.send({ type: 'other.chosen', other: later });
  run.send({ type: 'swap.requested' });
  await run.refuse('swap', 'times_unavailable');
  expect(run.snapshot().value).toEqual({ choosing: 'weighingUp' });
  expect(run.snapshot().context.refused).toEqual({ problem: 'times_unavailable' });
});

test('what a colleague moved meanwhile is said, and the dialog closes', async () => {
  const run = runBoardSwap();
  run.send({ type: 'item.chosen', item: boardItem });
  run.send({ type: 'other.chosen', other: later });
  run.send({ type: 'swap.requested' });
  await run.refuse('swap', 'version_conflict');
  expect([run.snapshot().value, run.emitted]).toEqual([
    'idle',
    [{ type: 'refused', refused: { problem: 'version_conflict' } }],
  ]);
});
