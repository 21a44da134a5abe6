import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { deskForm, quotedForm } from '#domain/booking/deskDraft.ts';
import type { DeskBookingActors } from '#machines/deskBooking/deskBooking.actors.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';
import { bookAtDesk, quoteAtDesk } from '#web/queries/admin/desk.ts';

/** The same words are sent with the same key, so that a repeated booking is made once. */
export function deskBookingActors(client: QueryClient): DeskBookingActors {
  let last = { words: '', key: '' };
  const keyOf = (words: string): string => {
    if (last.words !== words) last = { words, key: idempotencyKey() };
    return last.key;
  };
  return {
    quoteBooking: fromPromise(({ input, signal }) => quoteAtDesk(complete(deskForm(input.draft)), signal)),
    bookQuoted: fromPromise(async ({ input: { draft, quote } }) => {
      const form = quotedForm(complete(deskForm(draft)), complete(quote));
      return bookAtDesk(client, { key: keyOf(JSON.stringify(form)), body: form });
    }),
  };
}

function complete<T>(value: T | null): T {
  if (value === null) throw new Error('the machine asks only for what is complete');
  return value;
}
