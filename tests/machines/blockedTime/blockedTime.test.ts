import { expect, test } from 'vitest';
import { isBusy, isChoosing } from '#machines/blockedTime/blockedTime.selectors.ts';
import { isUndoable, isUndoing } from '#machines/undo/undo.selectors.ts';
import { blockedTime, longer, newDraft, runBlockedTime, savedLonger } from '#tests/support/machines/blockedTimeWalk.ts';

test('who blocks time can take it back for ten seconds', async () => {
  const run = runBlockedTime();
  run.send({ type: 'blockedTime.requested', draft: newDraft });
  expect(isChoosing(run.snapshot())).toBe(true);
  run.send({ type: 'removal.requested' });
  expect(isBusy(run.snapshot())).toBe(false);
  run.send({ type: 'draft.changed', draft: { ...newDraft, reason: 'Overleg' } });
  run.send({ type: 'save.requested' });
  expect(run.inputOf('save')).toEqual({ draft: { ...newDraft, reason: 'Overleg' } });
  await run.answer('save', blockedTime);
  expect([isChoosing(run.snapshot()), isUndoable(run.snapshot())]).toEqual([false, true]);
  expect(run.snapshot().context.change).toBe('blocked');
  expect(run.inputOf('pause')).toEqual({ milliseconds: 10_000 });
  run.send({ type: 'undo.requested' });
  expect(isUndoing(run.snapshot())).toBe(true);
  expect(run.inputOf('undo')).toEqual({ undo: { kind: 'remove', blockedTime } });
  await run.answer('undo', null);
  expect([run.snapshot().value, run.emitted]).toEqual(['idle', [{ type: 'notice', code: 'undone' }]]);
});

test('what is made longer goes back to its former end, with the version that it has by then', async () => {
  const run = runBlockedTime();
  run.send({ type: 'blockedTime.dropped', blockedTime, draft: longer });
  expect(run.inputOf('save')).toEqual({ draft: longer });
  await run.answer('save', savedLonger);
  run.send({ type: 'undo.requested' });
  expect(run.inputOf('undo')).toEqual({ undo: { kind: 'save', draft: { ...blockedTime, version: 2 } } });
});

test('what is removed comes back as a new one', async () => {
  const run = runBlockedTime();
  run.send({ type: 'blockedTime.chosen', blockedTime });
  run.send({ type: 'removal.requested' });
  expect(run.inputOf('remove')).toEqual({ blockedTime });
  await run.answer('remove', null);
  expect(run.snapshot().context.change).toBe('removed');
  run.send({ type: 'undo.requested' });
  expect(run.inputOf('undo')).toEqual({ undo: { kind: 'save', draft: { ...blockedTime, id: null, version: null } } });
  await run.refuse('undo', 'in_use');
  expect(run.emitted).toEqual([{ type: 'refused', refused: { problem: 'in_use' } }]);
});

test('what is dropped on a booking opens the dialog, which says who is in the way', async () => {
  const run = runBlockedTime();
  run.send({ type: 'blockedTime.dropped', blockedTime, draft: longer });
  await run.refuse('save', 'in_use');
  expect(run.snapshot().value).toEqual({ choosing: 'weighingUp' });
  expect(run.snapshot().context).toMatchObject({ draft: longer, refused: { problem: 'in_use' } });
  run.send({ type: 'dialog.dismissed' });
  expect(run.snapshot().value).toBe('idle');
});

test('what a colleague changed or removed meanwhile is said, and the dialog closes', async () => {
  const run = runBlockedTime();
  run.send({ type: 'blockedTime.chosen', blockedTime });
  run.send({ type: 'removal.requested' });
  await run.refuse('remove', 'not_found');
  expect([run.snapshot().value, run.emitted]).toEqual([
    'idle',
    [{ type: 'refused', refused: { problem: 'not_found' } }],
  ]);
});

test('after ten seconds nothing is undone any more', async () => {
  const run = runBlockedTime();
  run.send({ type: 'blockedTime.dropped', blockedTime, draft: longer });
  await run.answer('save', savedLonger);
  await run.answer('pause', null);
  run.send({ type: 'undo.requested' });
  expect(run.snapshot().value).toBe('idle');
});
