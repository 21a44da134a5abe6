import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { InviteAcceptance, SetupForm, StaffPasswordForm } from '#contract/names.ts';
import {
  passwordResetActors as machines,
  type LinkActors,
  type PasswordResetActors,
} from '#machines/passwordReset/passwordReset.actors.ts';
import type { WithToken } from '#machines/passwordReset/passwordReset.types.ts';
import {
  acceptInvite,
  checkSetUp,
  inviteInfo,
  requestStaffReset,
  resetStaffPassword,
  setUp,
  staffResetOwner,
} from '#web/queries/admin/session.ts';
import { submissionActors } from './submission.actors.ts';

const savedBy = <Form>(save: (form: WithToken<Form>) => Promise<void>) =>
  machines<Form>().savePassword.provide({ actors: submissionActors(save) });

export const staffResetActors: PasswordResetActors<StaffPasswordForm> = {
  checkToken: fromPromise(({ input }) => staffResetOwner(input.token)),
  requestLink: machines().requestLink.provide({ actors: submissionActors(requestStaffReset) }),
  savePassword: savedBy(({ token, ...form }) => resetStaffPassword(token, form)),
};

/** An invitation is a link with which somebody chooses a password, too. */
export const inviteActors: LinkActors<InviteAcceptance> = {
  checkToken: fromPromise(({ input }) => inviteInfo(input.token)),
  savePassword: savedBy(({ token, ...form }) => acceptInvite(token, form)),
};

/** The link of a first start is nobody's yet: who uses it says whose it becomes. */
export const setUpActors = (client: QueryClient): LinkActors<Omit<SetupForm, 'token'>> => ({
  checkToken: fromPromise(async ({ input }) => {
    await checkSetUp(input.token);
    return { email: '' };
  }),
  savePassword: savedBy((form) => setUp(client, form)),
});
