import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { LoginForm } from '#contract/names.ts';
import { loadWhenConnected } from '#domain/values/loadWhenConnected.ts';
import { adminSessionActors as machines, type AdminSessionActors } from '#machines/adminSession/adminSession.actors.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { answerSecondFactor, logInStaff, logOutStaff, readAdminUser } from '#web/queries/admin/session.ts';
import { answeredActors, submissionActors } from './submission.actors.ts';

/** Most logins never need it. */
const loadPasskeys = loadWhenConnected(
  () => navigator.onLine,
  () => import('#web/queries/admin/passkeys.ts'),
);

export const adminSessionActors = (client: QueryClient): AdminSessionActors => ({
  loadUser: fromPromise(async () => ({ userId: (await readAdminUser(client)).id })),
  logOut: fromPromise(async () => {
    await logOutStaff(client);
    return null;
  }),
  logIn: machines.logIn.provide({
    actors: answeredActors(async (form: LoginForm) => {
      const { challenge, passkey } = await logInStaff(form);
      return challenge === null ? null : { token: challenge, passkey };
    }),
  }),
  answerChallenge: machines.answerChallenge.provide({ actors: submissionActors(answerSecondFactor) }),
  answerByPasskey: fromPromise(async ({ input }) => {
    const { answerWithPasskey } = await loadPasskeys().catch(() => {
      throw new ApiError({ status: 0, code: 'offline' });
    });
    await answerWithPasskey(input.challenge);
    return null;
  }),
});
