import type { MergeChoice } from '#domain/people/mergedCustomer.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';
import type { Proof } from './customerActions.types.ts';

export const customerActionsActors = {
  exportCustomer: promiseNotProvided<null, Proof>('exportCustomer'),
  eraseCustomer: promiseNotProvided<null, Proof>('eraseCustomer'),
  /** Gives the id of the account that stays. */
  mergeCustomers: promiseNotProvided<string, MergeChoice & Proof & { otherId: string }>('mergeCustomers'),
};

export type CustomerActionsActors = typeof customerActionsActors;
