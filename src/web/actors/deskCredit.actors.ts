import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { DeskCreditActors } from '#machines/deskCredit/deskCredit.actors.ts';
import { quoteCode, redeemCode } from '#web/queries/admin/deskCredits.ts';
import { keyOfWords } from './keyOfWords.ts';

/** For what is due of one reservation. */
export function deskCreditActors(client: QueryClient, id: string): DeskCreditActors {
  const keyOf = keyOfWords();
  return {
    quoteCode: fromPromise(({ input: { code }, signal }) => quoteCode(id, { code, amount: null }, signal)),
    redeemCode: fromPromise(async ({ input }) => {
      await redeemCode(client, { id, key: keyOf(JSON.stringify(input)), body: input });
      return null;
    }),
  };
}
