import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { changeForm, changeOrder } from '#domain/booking/deskChangeDraft.ts';
import type { DeskChangeActors } from '#machines/deskChange/deskChange.actors.ts';
import { applyStaffChange, quoteStaffChange } from '#web/queries/admin/deskChange.ts';
import { keyOfWords } from './keyOfWords.ts';

/** Of one booking. */
export function deskChangeActors(client: QueryClient, id: string): DeskChangeActors {
  const keyOf = keyOfWords();
  return {
    quoteChange: fromPromise(({ input: { draft }, signal }) => {
      const form = changeForm(draft);
      if (form === null) throw new Error('the machine asks only for what is different');
      return quoteStaffChange(id, form, signal);
    }),
    applyChange: fromPromise(async ({ input: { draft, quote } }) => {
      const body = changeOrder(draft, quote);
      await applyStaffChange(client, { id, key: keyOf(JSON.stringify(body)), body });
      return null;
    }),
  };
}
