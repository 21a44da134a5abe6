export type ConfirmationMailEvent = { type: 'mail.requested' };

export type ConfirmationMailAnswer =
  | { type: 'xstate.done.actor.resendConfirmation'; output: null }
  | { type: 'xstate.error.actor.resendConfirmation'; error: unknown };

/** `problem`: null when the mail is on its way. */
export type ConfirmationMailEmitted = { type: 'notice'; problem: string | null };
