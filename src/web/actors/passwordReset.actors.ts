import { fromPromise } from 'xstate';
import type { PasswordResetActors } from '#machines/passwordReset/passwordReset.actors.ts';
import { resetTokenOwner } from '#web/queries/passwordReset.ts';

export const passwordResetActors: PasswordResetActors = {
  checkToken: fromPromise(({ input }) => resetTokenOwner(input.token)),
};
