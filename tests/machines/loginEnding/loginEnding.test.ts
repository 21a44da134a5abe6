import { expect, test } from 'vitest';
import { endingSessionId, isEnding, isEndingAsked } from '#machines/loginEnding/loginEnding.selectors.ts';
import { runLoginEnding } from '#tests/support/machines/loginEndingWalk.ts';

function openQuestion(sessionId: string | null) {
  const run = runLoginEnding();
  run.send({ type: 'ending.requested', sessionId });
  return run;
}

test.each(['s1', null])('a login (%s) ends once it was confirmed', async (sessionId) => {
  const run = openQuestion(sessionId);
  expect([isEndingAsked(run.snapshot()), isEnding(run.snapshot())]).toEqual([true, false]);
  expect(endingSessionId(run.snapshot())).toBe(sessionId);
  run.send({ type: 'ending.confirmed' });
  expect(run.inputOf('endLogins')).toEqual({ sessionId });
  await run.answer('endLogins', null);
  expect([run.snapshot().value, run.emitted]).toEqual(['listing', [{ type: 'notice', code: 'ended' }]]);
});

test('a wrong password leaves the question open', async () => {
  const run = openQuestion('s1');
  run.send({ type: 'ending.confirmed' });
  await run.refuse('endLogins', 'validation_failed');
  expect([run.snapshot().value, run.emitted]).toEqual(['asking', []]);
});

test('who thinks better of it goes back to the list', () => {
  const run = openQuestion(null);
  run.send({ type: 'ending.dismissed' });
  expect([run.snapshot().value, run.emitted]).toEqual(['listing', []]);
});
