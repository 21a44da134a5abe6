import type { QueryClient } from '@tanstack/react-query';
import { createActor, waitFor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { isChecking } from '#machines/session/session.selectors.ts';
import { customerToken, onTokenChange } from '#web/api/tokens.ts';
import { sessionActors } from './session.actors.ts';
import type { SessionActorRef } from './SessionActorContext.ts';

let current: { actor: SessionActorRef; stop: () => void } | null = null;

let shown = false;

/** Only a visible account page lets the machine navigate; a preloaded one does not. */
export function showSession(): void {
  shown = true;
}

export function closeSession(): void {
  shown = false;
  current?.stop();
  current = null;
}

/** Resolves once the login is checked. */
export async function openSession(
  client: QueryClient,
  goTo: (page: 'account' | 'login') => void,
): Promise<SessionActorRef> {
  current ??= start(client, goTo);
  const { actor } = current;
  await waitFor(actor, (snapshot) => !isChecking(snapshot));
  return actor;
}

function start(
  client: QueryClient,
  goTo: (page: 'account' | 'login') => void,
): { actor: SessionActorRef; stop: () => void } {
  const machine = sessionMachine.provide({ actors: sessionActors(client) });
  const actor = createActor(machine, { input: { hasToken: customerToken() !== null } });
  actor.on('navigate.requested', ({ to }) => shown && goTo(to));
  const stopTokens = onTokenChange((name) => {
    if (name === 'customer') actor.send({ type: customerToken() === null ? 'token.removed' : 'customer.loggedIn' });
  });
  actor.start();
  const stop = (): void => {
    stopTokens();
    actor.stop();
  };
  return { actor, stop };
}
