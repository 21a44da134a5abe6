import type { CardMessage } from '#contract/names.ts';
import { expectValid } from '#server/http/expect.ts';
import type { CardWords } from '../rows/reservationWrites.repo.ts';

/** Throws `validation_failed` without names. */
export function cardWords({ from, to, message, recipientEmail }: Partial<CardMessage>): Omit<CardWords, 'itemId'> {
  const words = {
    sender: (from ?? '').trim(),
    recipient: (to ?? '').trim(),
    message: (message ?? '').trim(),
    recipientEmail: recipientEmail ?? null,
  };
  expectValid([
    ...(words.sender === '' ? [{ pointer: '/from', code: 'required' }] : []),
    ...(words.recipient === '' ? [{ pointer: '/to', code: 'required' }] : []),
  ]);
  return words;
}
