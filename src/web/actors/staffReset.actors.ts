import { fromPromise } from 'xstate';
import type { PasswordResetActors } from '#machines/passwordReset/passwordReset.actors.ts';
import { staffResetOwner } from '#web/queries/admin/session.ts';

export const staffResetActors: PasswordResetActors = {
  checkToken: fromPromise(({ input }) => staffResetOwner(input.token)),
};
