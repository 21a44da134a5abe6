import { promiseNotProvided } from '#machines/notProvided.ts';

export const confirmationMailActors = {
  resendConfirmation: promiseNotProvided<null, undefined>('resendConfirmation'),
};

export type ConfirmationMailActors = typeof confirmationMailActors;
