import { promiseNotProvided } from '#machines/notProvided.ts';

/** The world's side of the customer's session; `logOut` forgets the token even when the server is not reached. */
export const sessionActors = {
  loadCustomer: promiseNotProvided<{ customerId: string }, undefined>('loadCustomer'),
  logOut: promiseNotProvided<null, undefined>('logOut'),
};

export type SessionActors = typeof sessionActors;
