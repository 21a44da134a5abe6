export type SessionInput = {
  /** A customer's token is stored in this browser. */
  hasToken: boolean;
};

export type SessionContext = { customerId: string | null };

export type SessionEvent =
  /** A login or registration stored a token. */
  | { type: 'customer.loggedIn' }
  | { type: 'check.retried' }
  | { type: 'edit.requested' }
  | { type: 'edit.dismissed' }
  | { type: 'details.saved' }
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.dismissed' }
  /** The token is gone: another tab logged out, or the server refused it. */
  | { type: 'token.removed' };

export type SessionAnswer =
  | { type: 'xstate.done.actor.loadCustomer'; output: { customerId: string } }
  | { type: 'xstate.error.actor.loadCustomer'; error: unknown }
  | { type: 'xstate.done.actor.logOut'; output: null }
  | { type: 'xstate.error.actor.logOut'; error: unknown };

export type SessionEmitted = { type: 'navigate.requested'; to: 'account' | 'login' };
