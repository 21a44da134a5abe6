import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { AdminSessionActors } from '#machines/adminSession/adminSession.actors.ts';
import { logOutStaff, readAdminUser } from '#web/queries/admin/session.ts';

export const adminSessionActors = (client: QueryClient): AdminSessionActors => ({
  loadUser: fromPromise(async () => ({ userId: (await readAdminUser(client)).id })),
  logOut: fromPromise(async () => {
    await logOutStaff(client);
    return null;
  }),
});
