import type { LoginForm, SecondFactorAnswer } from '#contract/names.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';
import { submissionMachine } from '#machines/submission/submission.machine.ts';
import type { OpenChallenge } from './adminSession.types.ts';

/**
 * The world's side of a staff member's session. Who logs in is heard of by `staff.loggedIn`, as from another tab; `logOut` forgets the
 * token even when the server is not reached.
 */
export const adminSessionActors = {
  loadUser: promiseNotProvided<{ userId: string }, undefined>('loadUser'),
  logOut: promiseNotProvided<null, undefined>('logOut'),
  /** Gives the challenge where a second factor is asked. */
  logIn: submissionMachine<LoginForm, OpenChallenge | null>('logIn'),
  answerChallenge: submissionMachine<SecondFactorAnswer>('answerChallenge'),
  answerByPasskey: promiseNotProvided<null, { challenge: string }>('answerByPasskey'),
};

export type AdminSessionActors = typeof adminSessionActors;
