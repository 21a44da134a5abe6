import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { EmailConfirmationActors } from '#machines/emailConfirmation/emailConfirmation.actors.ts';
import type { PasswordResetActors } from '#machines/passwordReset/passwordReset.actors.ts';
import { checkSetUp, confirmStaffEmail, inviteInfo, staffResetOwner } from '#web/queries/admin/session.ts';

export const staffResetActors: PasswordResetActors = {
  checkToken: fromPromise(({ input }) => staffResetOwner(input.token)),
};

/** An invitation is a link with which somebody chooses a password, too. */
export const inviteActors: PasswordResetActors = {
  checkToken: fromPromise(({ input }) => inviteInfo(input.token)),
};

/** The link of a first start is nobody's yet: who uses it says whose it becomes. */
export const setUpActors: PasswordResetActors = {
  checkToken: fromPromise(async ({ input }) => {
    await checkSetUp(input.token);
    return { email: '' };
  }),
};

export const staffEmailActors = (client: QueryClient): EmailConfirmationActors => ({
  confirmEmail: fromPromise(({ input }) => confirmStaffEmail(client, input.token)),
});
