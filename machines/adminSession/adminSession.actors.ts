import { promiseNotProvided } from '#machines/notProvided.ts';

/** The world's side of a staff member's session; `logOut` forgets the token even when the server is not reached. */
export const adminSessionActors = {
  loadUser: promiseNotProvided<{ userId: string }, undefined>('loadUser'),
  logOut: promiseNotProvided<null, undefined>('logOut'),
};

export type AdminSessionActors = typeof adminSessionActors;
