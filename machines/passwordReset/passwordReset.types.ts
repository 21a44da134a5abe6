import type { FormAnswer } from '#machines/submission/submission.types.ts';

/** `token`: of the mailed link; null while the visitor only asks for one. */
export type PasswordResetInput = { token: string | null };

export type PasswordResetContext = PasswordResetInput & { email: string | null; problem: string | null };

/** A form goes to the server with the token of its link. */
export type WithToken<Form> = Form & { token: string };

export type PasswordResetEvent = { type: 'check.retried' };

export type PasswordResetAnswer =
  | { type: 'xstate.done.actor.checkToken'; output: { email: string } }
  | { type: 'xstate.error.actor.checkToken'; error: unknown }
  | FormAnswer<'requestLink' | 'savePassword'>;

export type PasswordResetEmitted = { type: 'password.saved' };
