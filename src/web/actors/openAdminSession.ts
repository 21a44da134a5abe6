import type { QueryClient } from '@tanstack/react-query';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { adminSessionMachine } from '#machines/adminSession/adminSession.machine.ts';
import { isChecking } from '#machines/adminSession/adminSession.selectors.ts';
import { adminToken, onAdminTokenChange } from '#web/api/adminToken.ts';
import { forgetAnswers } from '#web/queries/admin/session.ts';
import { adminSessionActors } from './adminSession.actors.ts';

export type AdminSessionRef = ActorRefFrom<typeof adminSessionMachine>;

let current: AdminSessionRef | null = null;

/** One per document; resolves once the login is checked. Of the former login nothing stays, also where another tab logs in. */
export async function openAdminSession(
  client: QueryClient,
  goTo: (page: 'products' | 'login') => void,
): Promise<AdminSessionRef> {
  current ??= start(client, goTo);
  await waitFor(current, (snapshot) => !isChecking(snapshot));
  return current;
}

function start(client: QueryClient, goTo: (page: 'products' | 'login') => void): AdminSessionRef {
  const machine = adminSessionMachine.provide({ actors: adminSessionActors(client) });
  const actor = createActor(machine, { input: { hasToken: adminToken() !== null } });
  actor.on('navigate.requested', ({ to }) => goTo(to));
  onAdminTokenChange(() => {
    const isLoggedIn = adminToken() !== null;
    if (isLoggedIn) forgetAnswers(client);
    actor.send({ type: isLoggedIn ? 'staff.loggedIn' : 'token.removed' });
  });
  return actor.start();
}
