export type SessionInput = {
  hasToken: boolean;
};

export type SessionContext = { customerId: string | null };

export type SessionEvent =
  | { type: 'customer.loggedIn' }
  | { type: 'check.retried' }
  | { type: 'edit.requested' }
  | { type: 'edit.dismissed' }
  | { type: 'details.saved' }
  | { type: 'passwordChange.requested' }
  | { type: 'password.changed' }
  | { type: 'sessions.requested' }
  | { type: 'export.requested' }
  | { type: 'data.exported' }
  | { type: 'erasure.requested' }
  | { type: 'window.dismissed' }
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.dismissed' }
  | { type: 'token.removed' };

export type SessionAnswer =
  | { type: 'xstate.done.actor.loadCustomer'; output: { customerId: string } }
  | { type: 'xstate.error.actor.loadCustomer'; error: unknown }
  | { type: 'xstate.done.actor.logOut'; output: null }
  | { type: 'xstate.error.actor.logOut'; error: unknown };

export type SessionEmitted = { type: 'navigate.requested'; to: 'account' | 'login' };
