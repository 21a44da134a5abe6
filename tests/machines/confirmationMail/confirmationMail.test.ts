import { expect, test } from 'vitest';
import { runConfirmationMail } from '#tests/support/machines/confirmationMailWalk.ts';

test('the mail is sent once however often the button is pressed, and it is said how that went', async () => {
  const run = runConfirmationMail();
  run.send({ type: 'mail.requested' });
  run.send({ type: 'mail.requested' });
  expect(run.seen).toHaveLength(1);
  await run.answer('resendConfirmation', null);
  run.send({ type: 'mail.requested' });
  await run.refuse('resendConfirmation', 'too_many_requests');
  expect(run.emitted).toEqual([
    { type: 'notice', problem: null },
    { type: 'notice', problem: 'too_many_requests' },
  ]);
});
