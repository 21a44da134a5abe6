import { promiseNotProvided } from '#machines/notProvided.ts';

export const emailConfirmationActors = {
  confirmEmail: promiseNotProvided<{ email: string }, { token: string }>('confirmEmail'),
};

export type EmailConfirmationActors = typeof emailConfirmationActors;
