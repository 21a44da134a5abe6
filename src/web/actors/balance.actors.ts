import { fromPromise } from 'xstate';
import type { BalanceActors } from '#machines/balance/balance.actors.ts';
import { giftCardBalance } from '#web/queries/giftCardBalance.ts';

export const balanceActors: BalanceActors = {
  checkBalance: fromPromise(({ input }) => giftCardBalance(input.code)),
};
