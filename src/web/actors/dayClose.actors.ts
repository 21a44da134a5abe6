import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { DayCloseActors } from '#machines/dayClose/dayClose.actors.ts';
import { closeDay, readOpenDay } from '#web/queries/admin/dayCloses.ts';
import { keyOfWords } from './keyOfWords.ts';

export function dayCloseActors(client: QueryClient): DayCloseActors {
  const keyOf = keyOfWords();
  return {
    readDay: fromPromise(({ signal }) => readOpenDay(signal)),
    closeDay: fromPromise(({ input: { form } }) => closeDay(client, { key: keyOf(JSON.stringify(form)), body: form })),
  };
}
