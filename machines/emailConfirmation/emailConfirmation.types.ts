export type EmailConfirmationInput = { token: string };

export type EmailConfirmationContext = EmailConfirmationInput & { email: string | null; problem: string | null };

export type EmailConfirmationEvent = { type: 'confirmation.requested' };

export type EmailConfirmationAnswer =
  | { type: 'xstate.done.actor.confirmEmail'; output: { email: string } }
  | { type: 'xstate.error.actor.confirmEmail'; error: unknown };
