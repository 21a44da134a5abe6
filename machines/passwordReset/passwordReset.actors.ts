import { promiseNotProvided } from '#machines/notProvided.ts';

export const passwordResetActors = {
  checkToken: promiseNotProvided<{ email: string }, { token: string }>('checkToken'),
};

export type PasswordResetActors = typeof passwordResetActors;
