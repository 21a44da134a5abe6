import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { deskForm, quotedForm } from '#domain/booking/deskDraft.ts';
import type { DeskBookingActors } from '#machines/deskBooking/deskBooking.actors.ts';
import { addItems, bookAtDesk, quoteAtDesk, quoteItems } from '#web/queries/admin/desk.ts';
import { keyOfWords } from './keyOfWords.ts';

/** A new booking, or what is added to one. */
export function deskBookingActors(client: QueryClient): DeskBookingActors {
  const keyOf = keyOfWords();
  return {
    quoteBooking: fromPromise(({ input: { draft }, signal }) => {
      const form = complete(deskForm(draft));
      return draft.addTo === null ? quoteAtDesk(form, signal) : quoteItems(draft.addTo, { items: form.items }, signal);
    }),
    bookQuoted: fromPromise(({ input: { draft, quote } }) => {
      const form = quotedForm(complete(deskForm(draft)), complete(quote));
      const key = keyOf(JSON.stringify(form));
      if (draft.addTo === null) return bookAtDesk(client, { key, body: form });
      const body = { items: form.items, total: form.total!, sequence: complete(quote).sequence };
      return addItems(client, { id: draft.addTo, key, body });
    }),
  };
}

function complete<T>(value: T | null): T {
  if (value === null) throw new Error('the machine asks only for what is complete');
  return value;
}
