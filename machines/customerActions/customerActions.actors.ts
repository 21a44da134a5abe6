import type { MergeChoice } from '#domain/people/mergedCustomer.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';

/** The password is the form's, whose world sends it along. */
export const customerActionsActors = {
  exportCustomer: promiseNotProvided<null, undefined>('exportCustomer'),
  eraseCustomer: promiseNotProvided<null, undefined>('eraseCustomer'),
  /** Gives the id of the account that stays. */
  mergeCustomers: promiseNotProvided<string, MergeChoice & { otherId: string }>('mergeCustomers'),
};

export type CustomerActionsActors = typeof customerActionsActors;
