import { createActor } from 'xstate';
import { accountForms, type AccountForms } from '#machines/session/accountForms.ts';
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
  const forms: AccountForms = {
    details: accountForms.details.provide({ actors: { submit: world.promise('details') } }),
    changePassword: accountForms.changePassword.provide({ actors: { submit: world.promise('changePassword') } }),
    exportData: accountForms.exportData.provide({ actors: { submit: world.promise('exportData') } }),
    eraseAccount: accountForms.eraseAccount.provide({ actors: { submit: world.promise('eraseAccount') } }),
  };
  const actor = createActor(sessionMachine.provide({ actors: { ...actors, ...forms } }), { input: { hasToken } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, actor, emitted, send: actor.send, state: () => actor.getSnapshot().value };
}

type FormAnswers<Id extends keyof AccountForms> = Pick<
  EventsByType<SessionAnswer>,
  `xstate.done.actor.${Id}` | `xstate.error.actor.${Id}`
>;

const formAnswers = <const Id extends keyof AccountForms>(id: Id): FormAnswers<Id> =>
  ({
    [`xstate.done.actor.${id}`]: [
      { type: `xstate.done.actor.${id}`, output: { kind: 'submitted' } },
      { type: `xstate.done.actor.${id}`, output: { kind: 'dismissed' } },
    ],
    [`xstate.error.actor.${id}`]: [{ type: `xstate.error.actor.${id}`, error: { code: 'internal' } }],
  }) as unknown as FormAnswers<Id>;

export const sessionEvents = {
  'customer.loggedIn': [{ type: 'customer.loggedIn' }],
  'check.retried': [{ type: 'check.retried' }],
  'edit.requested': [{ type: 'edit.requested' }],
  'passwordChange.requested': [{ type: 'passwordChange.requested' }],
  'sessions.requested': [{ type: 'sessions.requested' }],
  'export.requested': [{ type: 'export.requested' }],
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
  ...formAnswers('details'),
  ...formAnswers('changePassword'),
  ...formAnswers('exportData'),
  ...formAnswers('eraseAccount'),
  'xstate.done.actor.forgetLogin': [{ type: 'xstate.done.actor.forgetLogin', output: null }],
  'xstate.error.actor.forgetLogin': [{ type: 'xstate.error.actor.forgetLogin', error: { code: 'internal' } }],
} satisfies EventsByType<SessionEvent | SessionAnswer>;
