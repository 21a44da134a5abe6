import type { Refused } from '#machines/failureCode.ts';
import type { FormAnswer } from '#machines/submission/submission.types.ts';

/** `passkey`: whether one answers it as well as a code. */
export type OpenChallenge = { token: string; passkey: boolean };

export type AdminSessionInput = { hasToken: boolean };

/** `challenge`: what the second factor answers; null when none is asked. `refused`: why a passkey did not. */
export type AdminSessionContext = {
  userId: string | null;
  challenge: OpenChallenge | null;
  refused: Refused | null;
};

export type AdminSessionEvent =
  | { type: 'staff.loggedIn' }
  | { type: 'challenge.dismissed' }
  | { type: 'passkey.requested' }
  | { type: 'check.retried' }
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.dismissed' }
  | { type: 'token.removed' };

export type AdminSessionAnswer =
  | { type: 'xstate.done.actor.loadUser'; output: { userId: string } }
  | { type: 'xstate.error.actor.loadUser'; error: unknown }
  | { type: 'xstate.done.actor.logOut'; output: null }
  | { type: 'xstate.error.actor.logOut'; error: unknown }
  | FormAnswer<'logIn', OpenChallenge | null>
  | FormAnswer<'answerChallenge'>
  | { type: 'xstate.done.actor.answerByPasskey'; output: null }
  | { type: 'xstate.error.actor.answerByPasskey'; error: unknown };

export type AdminSessionEmitted =
  | { type: 'navigate.requested'; to: 'products' | 'login' }
  | { type: 'notice'; code: 'challenge_outdated' };
