/** `token`: of the mailed link; null while the visitor only asks for one. */
export type PasswordResetInput = { token: string | null };

export type PasswordResetContext = PasswordResetInput & { email: string | null; problem: string | null };

export type PasswordResetEvent =
  | { type: 'link.requested' }
  | { type: 'check.retried' }
  | { type: 'password.saved' }
  | { type: 'token.refused' };

export type PasswordResetAnswer =
  | { type: 'xstate.done.actor.checkToken'; output: { email: string } }
  | { type: 'xstate.error.actor.checkToken'; error: unknown };

export type PasswordResetEmitted = { type: 'navigate.requested'; to: 'login' };
