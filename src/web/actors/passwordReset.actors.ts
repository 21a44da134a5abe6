import { fromPromise } from 'xstate';
import type { PasswordForm } from '#contract/names.ts';
import {
  passwordResetActors as machines,
  type PasswordResetActors,
} from '#machines/passwordReset/passwordReset.actors.ts';
import type { WithToken } from '#machines/passwordReset/passwordReset.types.ts';
import { requestPasswordReset, resetPassword, resetTokenOwner } from '#web/queries/passwordReset.ts';
import { submissionActors } from './submission.actors.ts';

const { requestLink, savePassword } = machines<PasswordForm>();

export const passwordResetActors: PasswordResetActors<PasswordForm> = {
  checkToken: fromPromise(({ input }) => resetTokenOwner(input.token)),
  requestLink: requestLink.provide({ actors: submissionActors(requestPasswordReset) }),
  savePassword: savePassword.provide({
    actors: submissionActors(({ token, ...form }: WithToken<PasswordForm>) => resetPassword(token, form)),
  }),
};
