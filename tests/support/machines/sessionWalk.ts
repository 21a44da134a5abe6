import { createActor } from 'xstate';
import type { SessionActors } from '#machines/session/session.actors.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionAnswer, SessionEvent } from '#machines/session/session.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runSession(hasToken: boolean) {
  const world = controlledActors();
  const actors = {
    loadCustomer: world.promise('loadCustomer'),
    logOut: world.promise('logOut'),
  } satisfies SessionActors;
  const actor = createActor(sessionMachine.provide({ actors }), { input: { hasToken } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, actor, emitted, send: actor.send, state: () => actor.getSnapshot().value };
}

export const sessionEvents = {
  'customer.loggedIn': [{ type: 'customer.loggedIn' }],
  'check.retried': [{ type: 'check.retried' }],
  'edit.requested': [{ type: 'edit.requested' }],
  'edit.dismissed': [{ type: 'edit.dismissed' }],
  'details.saved': [{ type: 'details.saved' }],
  'passwordChange.requested': [{ type: 'passwordChange.requested' }],
  'password.changed': [{ type: 'password.changed' }],
  'sessions.requested': [{ type: 'sessions.requested' }],
  'export.requested': [{ type: 'export.requested' }],
  'data.exported': [{ type: 'data.exported' }],
  'erasure.requested': [{ type: 'erasure.requested' }],
  'window.dismissed': [{ type: 'window.dismissed' }],
  'logout.requested': [{ type: 'logout.requested' }],
  'logout.confirmed': [{ type: 'logout.confirmed' }],
  'logout.dismissed': [{ type: 'logout.dismissed' }],
  'token.removed': [{ type: 'token.removed' }],
  'xstate.done.actor.loadCustomer': [{ type: 'xstate.done.actor.loadCustomer', output: { customerId: 'c1' } }],
  'xstate.error.actor.loadCustomer': [
    { type: 'xstate.error.actor.loadCustomer', error: { code: 'unauthorized' } },
    { type: 'xstate.error.actor.loadCustomer', error: { code: 'internal' } },
  ],
  'xstate.done.actor.logOut': [{ type: 'xstate.done.actor.logOut', output: null }],
  'xstate.error.actor.logOut': [{ type: 'xstate.error.actor.logOut', error: { code: 'internal' } }],
} satisfies EventsByType<SessionEvent | SessionAnswer>;
