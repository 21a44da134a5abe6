/** `passkey`: whether one answers it as well as a code. */
export type OpenChallenge = { token: string; passkey: boolean };

export type AdminSessionInput = { hasToken: boolean };

/** `challenge`: what the second factor answers; null when none is asked. */
export type AdminSessionContext = { userId: string | null; challenge: OpenChallenge | null };

export type AdminSessionEvent =
  | { type: 'staff.loggedIn' }
  | { type: 'challenge.received'; challenge: OpenChallenge }
  | { type: 'challenge.dismissed' }
  | { type: 'check.retried' }
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.dismissed' }
  | { type: 'token.removed' };

export type AdminSessionAnswer =
  | { type: 'xstate.done.actor.loadUser'; output: { userId: string } }
  | { type: 'xstate.error.actor.loadUser'; error: unknown }
  | { type: 'xstate.done.actor.logOut'; output: null }
  | { type: 'xstate.error.actor.logOut'; error: unknown };

export type AdminSessionEmitted = { type: 'navigate.requested'; to: 'products' | 'login' };
