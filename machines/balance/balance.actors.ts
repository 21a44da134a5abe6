import { promiseNotProvided } from '#machines/notProvided.ts';
import type { Balance } from './balance.types.ts';

export const balanceActors = {
  checkBalance: promiseNotProvided<Balance, { code: string }>('checkBalance'),
};

export type BalanceActors = typeof balanceActors;
