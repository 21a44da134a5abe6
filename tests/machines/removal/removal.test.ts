import { expect, test } from 'vitest';
import { isUndoable, isUndoing } from '#machines/undo/undo.selectors.ts';
import { runRemoval } from '#tests/support/machines/removalWalk.ts';

function removed() {
  const run = runRemoval();
  run.send({ type: 'object.removed' });
  return run;
}

test('what was removed can be undone for ten seconds', async () => {
  const run = removed();
  expect(isUndoable(run.snapshot())).toBe(true);
  expect(run.inputOf('pause')).toEqual({ milliseconds: 10_000 });
  run.send({ type: 'undo.requested' });
  expect(isUndoing(run.snapshot())).toBe(true);
  await run.answer('restore', null);
  expect([run.snapshot().value, run.emitted]).toEqual(['idle', [{ type: 'notice', code: 'undone' }]]);
});

test('after ten seconds it stays removed', async () => {
  const run = removed();
  await run.answer('pause', null);
  run.send({ type: 'undo.requested' });
  expect([run.snapshot().value, run.emitted]).toEqual(['idle', []]);
});

test('what the server does not take back is said', async () => {
  const run = removed();
  run.send({ type: 'undo.requested' });
  await run.refuse('restore', 'in_use');
  expect([run.snapshot().value, run.emitted]).toEqual(['idle', [{ type: 'refused', refused: { problem: 'in_use' } }]]);
});
