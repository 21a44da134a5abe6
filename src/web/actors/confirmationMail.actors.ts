import { fromPromise } from 'xstate';
import type { ConfirmationMailActors } from '#machines/confirmationMail/confirmationMail.actors.ts';
import { resendConfirmation } from '#web/queries/account.ts';

export const confirmationMailActors: ConfirmationMailActors = {
  resendConfirmation: fromPromise(async () => {
    await resendConfirmation();
    return null;
  }),
};
