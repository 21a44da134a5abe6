import { promiseNotProvided } from '#machines/notProvided.ts';

/** The password is the form's, whose world ends the logins. */
export const loginEndingActors = {
  endLogins: promiseNotProvided<null, { sessionId: string | null }>('endLogins'),
};

export type LoginEndingActors = typeof loginEndingActors;
