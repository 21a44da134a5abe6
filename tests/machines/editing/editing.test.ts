import { expect, test } from 'vitest';
import {
  isInConflict,
  isLeaving,
  isRefused,
  isSavable,
  isUndoable,
  isUnsaved,
} from '#machines/editing/editing.selectors.ts';
import { runEditing } from '#tests/support/machines/adminWalks.ts';

function changed() {
  const run = runEditing();
  run.send({ type: 'form.changed' });
  return run;
}

test('a form without changes is left at once, and has nothing to save', () => {
  const run = runEditing();
  run.send({ type: 'save.requested' });
  expect(run.snapshot().value).toBe('clean');
  run.send({ type: 'leave.requested' });
  expect(run.emitted).toEqual([{ type: 'leave.allowed' }]);
});

test('a change typed back is no change', () => {
  const run = changed();
  expect(isUnsaved(run.snapshot())).toBe(true);
  run.send({ type: 'form.unchanged' });
  expect(isUnsaved(run.snapshot())).toBe(false);
});

test('leaving with changes asks first; staying keeps them', () => {
  const run = changed();
  run.send({ type: 'leave.requested' });
  expect(isLeaving(run.snapshot())).toBe(true);
  run.send({ type: 'leave.dismissed' });
  expect(run.snapshot().value).toEqual({ dirty: 'typing' });
  run.send({ type: 'leave.requested' });
  run.send({ type: 'leave.confirmed' });
  expect(run.emitted).toEqual([{ type: 'leave.stopped' }, { type: 'leave.allowed' }]);
});

test('nobody leaves while a save is under way', () => {
  const run = changed();
  run.send({ type: 'save.requested' });
  run.send({ type: 'leave.requested' });
  expect(run.snapshot().value).toBe('saving');
  expect(run.emitted).toEqual([{ type: 'leave.stopped' }]);
});

test('what was saved can be undone until the next change', async () => {
  const run = changed();
  run.send({ type: 'save.requested' });
  await run.answer('save', null);
  expect(isUndoable(run.snapshot())).toBe(true);
  run.send({ type: 'undo.requested' });
  await run.answer('undo', null);
  expect(run.snapshot().value).toBe('clean');
  expect(run.emitted).toEqual([
    { type: 'notice', code: 'saved' },
    { type: 'values.reset' },
    { type: 'notice', code: 'undone' },
  ]);
  run.send({ type: 'form.changed' });
  run.send({ type: 'save.requested' });
  await run.answer('save', null);
  run.send({ type: 'form.changed' });
  expect(isUndoable(run.snapshot())).toBe(false);
});

test('a refused save keeps what was typed and can be tried again', async () => {
  const run = changed();
  run.send({ type: 'save.requested' });
  await run.refuse('save', 'in_use');
  expect(isRefused(run.snapshot())).toBe(true);
  expect(isUnsaved(run.snapshot())).toBe(true);
  run.send({ type: 'save.requested' });
  await run.answer('save', null);
  expect(run.snapshot().value).toBe('saved');
});

test.each([
  ['own.chosen', 'saving', []],
  ['theirs.chosen', 'clean', [{ type: 'values.reset' }]],
] as const)('when somebody else saved too, both are shown and %s decides', async (type, state, emitted) => {
  const run = changed();
  run.send({ type: 'save.requested' });
  await run.refuse('save', 'version_conflict');
  expect(isInConflict(run.snapshot())).toBe(false);
  await run.answer('loadTheirs', null);
  expect(isInConflict(run.snapshot())).toBe(true);
  run.send({ type });
  expect(run.snapshot().value).toBe(state);
  expect(run.emitted).toEqual(emitted);
});

test('without the other version the save counts as refused', async () => {
  const run = changed();
  run.send({ type: 'save.requested' });
  await run.refuse('save', 'version_conflict');
  await run.refuse('loadTheirs', 'offline');
  expect(run.snapshot().value).toEqual({ dirty: 'refused' });
});

test('a proposal is saved untouched and left without a question, and what was typed back is the proposal again', async () => {
  const run = runEditing({ isProposal: true });
  expect([isSavable(run.snapshot()), isUnsaved(run.snapshot())]).toEqual([true, false]);
  run.send({ type: 'leave.requested' });
  expect(run.emitted).toEqual([{ type: 'leave.allowed' }]);
  run.send({ type: 'form.changed' });
  run.send({ type: 'form.unchanged' });
  expect(run.snapshot().value).toBe('proposed');
  run.send({ type: 'save.requested' });
  await run.answer('save', null);
  run.send({ type: 'form.changed' });
  run.send({ type: 'form.unchanged' });
  expect([run.snapshot().value, isSavable(run.snapshot())]).toEqual(['clean', false]);
});
