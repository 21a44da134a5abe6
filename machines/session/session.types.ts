import type { FormAnswer } from '#machines/submission/submission.types.ts';
import type { AccountForms } from './accountForms.ts';

export type SessionInput = {
  hasToken: boolean;
};

export type SessionContext = { customerId: string | null };

export type SessionEvent =
  | { type: 'customer.loggedIn' }
  | { type: 'check.retried' }
  | { type: 'edit.requested' }
  | { type: 'passwordChange.requested' }
  | { type: 'sessions.requested' }
  | { type: 'export.requested' }
  | { type: 'erasure.requested' }
  | { type: 'window.dismissed' }
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.dismissed' }
  | { type: 'token.removed' };

export type SessionAnswer =
  | { type: 'xstate.done.actor.loadCustomer'; output: { customerId: string } }
  | { type: 'xstate.error.actor.loadCustomer'; error: unknown }
  | FormAnswer<keyof AccountForms>
  | { type: 'xstate.done.actor.logOut'; output: null }
  | { type: 'xstate.error.actor.logOut'; error: unknown }
  | { type: 'xstate.done.actor.forgetLogin'; output: null }
  | { type: 'xstate.error.actor.forgetLogin'; error: unknown };

export type AccountNotice = 'details_saved' | 'password_changed' | 'data_exported' | 'account_erased';

export type SessionEmitted =
  | { type: 'navigate.requested'; to: 'account' | 'login' }
  | { type: 'notice'; code: AccountNotice };
