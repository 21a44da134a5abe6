import { promiseNotProvided } from '#machines/notProvided.ts';
import type { Balance } from './balance.types.ts';

/** The world's side of the balance page; a refusal is an error with a `code`: the problem code of the server. */
export const balanceActors = {
  checkBalance: promiseNotProvided<Balance, { code: string }>('checkBalance'),
};

/** `balanceMachine.provide({ actors })` with an object that satisfies this. */
export type BalanceActors = typeof balanceActors;
