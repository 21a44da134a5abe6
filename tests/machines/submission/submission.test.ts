import { expect, test } from 'vitest';
import { formRefusal, isSubmitting } from '#machines/submission/submission.selectors.ts';
import { login, password, registration } from '#tests/support/machines/customerForms.ts';
import { runIdentify } from '#tests/support/machines/submissionWalk.ts';

test('a customer logs in, and no machine keeps the password', async () => {
  const run = runIdentify();
  run.send({ type: 'form.submitted', form: login });
  expect(isSubmitting(run.snapshot())).toBe(true);
  expect(run.inputOf('submit')).toEqual({ form: login });
  expect(JSON.stringify(run.snapshot().context)).not.toContain(password);
  await run.answer('submit', null);
  expect(run.snapshot().output).toEqual({ kind: 'submitted', answer: null });
});

test('whoever submits twice asks once', () => {
  const run = runIdentify();
  run.send({ type: 'form.submitted', form: login });
  run.send({ type: 'form.submitted', form: login });
  expect(run.seen).toHaveLength(1);
});

test('a refusal says which fields and how long to wait, until the next attempt', async () => {
  const run = runIdentify();
  const errors = [{ pointer: '/email', code: 'invalid' }];
  run.send({ type: 'form.submitted', form: registration });
  await run.refuse('submit', 'validation_failed', { errors });
  expect([run.snapshot().value, formRefusal(run.snapshot())]).toEqual([
    'refused',
    { code: 'validation_failed', errors },
  ]);
  run.send({ type: 'form.submitted', form: login });
  expect(formRefusal(run.snapshot())).toBeNull();
  await run.refuse('submit', 'too_many_requests', { retryAfter: 60 });
  expect(formRefusal(run.snapshot())).toEqual({ code: 'too_many_requests', retryAfter: 60, errors: [] });
});

test('a form for a reservation that has ended is over, and says why', async () => {
  const run = runIdentify();
  run.send({ type: 'form.submitted', form: registration });
  await run.refuse('submit', 'reservation_cancelled');
  expect(run.snapshot().output).toEqual({ kind: 'failed', problem: 'reservation_cancelled' });
});

test('a form whose link works no more is over, and says why', async () => {
  const run = runIdentify();
  run.send({ type: 'form.submitted', form: login });
  await run.refuse('submit', 'token_invalid');
  expect(run.snapshot().output).toEqual({ kind: 'failed', problem: 'token_invalid' });
});

test('a form that is being submitted stays, so that a refusal loses nothing', async () => {
  const run = runIdentify();
  run.send({ type: 'form.submitted', form: registration });
  run.send({ type: 'form.dismissed' });
  await run.refuse('submit', 'email_taken');
  expect(run.snapshot().value).toBe('refused');
  run.send({ type: 'form.dismissed' });
  expect(run.snapshot().output).toEqual({ kind: 'dismissed' });
});
