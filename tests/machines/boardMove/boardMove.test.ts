import { expect, test } from 'vitest';
import { isBusy, isChoosing } from '#machines/boardMove/boardMove.selectors.ts';
import { isUndoable, isUndoing } from '#machines/undo/undo.selectors.ts';
import { boardItem, moveTarget, movedTo, runBoardMove } from '#tests/support/machines/boardMoveWalk.ts';

const chosen = { type: 'item.chosen', item: boardItem, target: moveTarget } as const;
const dropped = { type: 'item.dropped', item: boardItem, target: moveTarget } as const;

test('who chooses a time and moves can undo it for ten seconds, to where it was, and a guest who was mailed is mailed again', async () => {
  const run = runBoardMove();
  run.send(chosen);
  expect(isChoosing(run.snapshot())).toBe(true);
  run.send({ type: 'target.changed', target: { startTime: '15:00', resourceIds: [] } });
  run.send({ type: 'notification.changed', notifyGuest: true });
  run.send({ type: 'move.requested' });
  expect([isChoosing(run.snapshot()), isBusy(run.snapshot())]).toEqual([true, true]);
  const target = { startTime: '15:00', resourceIds: [] };
  expect(run.inputOf('move')).toEqual({ item: boardItem, target, notifyGuest: true });
  await run.answer('move', movedTo);
  expect([isChoosing(run.snapshot()), isUndoable(run.snapshot())]).toEqual([false, true]);
  expect(run.inputOf('pause')).toEqual({ milliseconds: 10_000 });
  run.send({ type: 'undo.requested' });
  expect(isUndoing(run.snapshot())).toBe(true);
  expect(run.inputOf('move')).toEqual({
    item: { ...boardItem, ...movedTo },
    target: { startTime: '11:00', resourceIds: ['noor', 'kamer-1'] },
    notifyGuest: true,
  });
  await run.answer('move', movedTo);
  expect(run.snapshot().value).toBe('idle');
  expect(run.emitted).toEqual([{ type: 'notice', code: 'undone' }]);
});

test('after ten seconds a move is not undone any more', async () => {
  const run = runBoardMove();
  run.send(dropped);
  await run.answer('move', movedTo);
  await run.answer('pause', null);
  run.send({ type: 'undo.requested' });
  expect([run.snapshot().value, isUndoable(run.snapshot())]).toEqual(['idle', false]);
});

test('what is dropped where it does not fit opens the dialog, which says why', async () => {
  const run = runBoardMove();
  run.send(dropped);
  expect(run.snapshot().value).toBe('dropping');
  await run.refuse('move', 'times_unavailable');
  expect(run.snapshot().value).toEqual({ choosing: 'weighingUp' });
  expect(run.snapshot().context).toMatchObject({ target: moveTarget, refused: { problem: 'times_unavailable' } });
  run.send({ type: 'target.changed', target: { startTime: '15:00', resourceIds: [] } });
  expect(run.snapshot().context.refused).toBeNull();
  run.send({ type: 'move.dismissed' });
  expect(run.snapshot().value).toBe('idle');
});

test('what a colleague moved or cancelled meanwhile is said, and the dialog closes', async () => {
  const run = runBoardMove();
  run.send(chosen);
  run.send({ type: 'move.requested' });
  await run.refuse('move', 'version_conflict');
  expect(run.snapshot().value).toBe('idle');
  expect(run.emitted).toEqual([{ type: 'refused', refused: { problem: 'version_conflict' } }]);
});

test('an undo that does not fit any more is said, and the item stays', async () => {
  const run = runBoardMove();
  run.send(dropped);
  await run.answer('move', movedTo);
  run.send({ type: 'undo.requested' });
  await run.refuse('move', 'times_unavailable');
  expect(run.emitted).toEqual([{ type: 'refused', refused: { problem: 'times_unavailable' } }]);
});
