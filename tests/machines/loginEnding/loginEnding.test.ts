import { expect, test } from 'vitest';
import { endingSessionId } from '#machines/loginEnding/loginEnding.selectors.ts';
import { formRefusal } from '#machines/submission/submission.selectors.ts';
import { runLoginEnding } from '#tests/support/machines/loginEndingWalk.ts';

const proof = { password: 'gaardhuis-mila-1' };

function openQuestion(sessionId: string | null) {
  const run = runLoginEnding();
  run.send({ type: 'ending.requested', sessionId });
  return run;
}

test.each(['s1', null])('a login (%s) ends once it was confirmed', async (sessionId) => {
  const run = openQuestion(sessionId);
  expect(run.seen).toEqual([]);
  expect(endingSessionId(run.snapshot())).toBe(sessionId);
  run.form()?.send({ type: 'form.submitted', form: { sessionId, proof } });
  expect(run.inputOf('endLogins')).toEqual({ form: { sessionId, proof } });
  await run.answer('endLogins', null);
  expect([run.snapshot().value, run.emitted]).toEqual(['listing', [{ type: 'notice', code: 'ended' }]]);
});

test('a wrong password leaves the question open, and is kept nowhere', async () => {
  const run = openQuestion('s1');
  run.form()?.send({ type: 'form.submitted', form: { sessionId: 's1', proof } });
  await run.refuse('endLogins', 'validation_failed');
  expect([run.snapshot().value, run.emitted]).toEqual(['asking', []]);
  expect(formRefusal(run.form()!.getSnapshot())?.code).toBe('validation_failed');
  expect(run.held()).not.toContain(proof.password);
});

test('who thinks better of it goes back to the list', () => {
  const run = openQuestion(null);
  run.form()?.send({ type: 'form.dismissed' });
  expect([run.snapshot().value, run.emitted]).toEqual(['listing', []]);
});
