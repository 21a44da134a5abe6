import { createActor } from 'xstate';
import type { LoginForm, SecondFactorAnswer } from '#contract/names.ts';
import { adminSessionActors, type AdminSessionActors } from '#machines/adminSession/adminSession.actors.ts';
import { adminSessionMachine } from '#machines/adminSession/adminSession.machine.ts';
import { codeForm, loginForm } from '#machines/adminSession/adminSession.selectors.ts';
import type { AdminSessionAnswer, AdminSessionEvent } from '#machines/adminSession/adminSession.types.ts';
import type { editingActors } from '#machines/editing/editing.actors.ts';
import { editingMachine } from '#machines/editing/editing.machine.ts';
import type { EditingAnswer, EditingEvent } from '#machines/editing/editing.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runAdminSession(hasToken: boolean) {
  const world = controlledActors();
  const actors = {
    loadUser: world.promise('loadUser'),
    logOut: world.promise('logOut'),
    logIn: adminSessionActors.logIn.provide({ actors: { submit: world.promise('logIn') } }),
    answerChallenge: adminSessionActors.answerChallenge.provide({
      actors: { submit: world.promise('answerChallenge') },
    }),
    answerByPasskey: world.promise('answerByPasskey'),
  } satisfies AdminSessionActors;
  const actor = createActor(adminSessionMachine.provide({ actors }), { input: { hasToken } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return {
    ...world,
    emitted,
    send: actor.send,
    snapshot,
    logIn: (form: LoginForm) => loginForm(snapshot())?.send({ type: 'form.submitted', form }),
    answerChallenge: (form: SecondFactorAnswer) => codeForm(snapshot())?.send({ type: 'form.submitted', form }),
    /** All that is held, with that of the forms. */
    held: () => JSON.stringify(actor.getPersistedSnapshot()),
  };
}

export function runEditing({ isProposal = false } = {}) {
  const world = controlledActors();
  const actors = {
    save: world.promise('save'),
    undo: world.promise('undo'),
    loadTheirs: world.promise('loadTheirs'),
  } satisfies typeof editingActors;
  const actor = createActor(editingMachine.provide({ actors }), { input: { isProposal } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send, snapshot: () => actor.getSnapshot() };
}

const broken = { code: 'internal' };

export const adminSessionEvents = {
  'staff.loggedIn': [{ type: 'staff.loggedIn' }],
  'passkey.requested': [{ type: 'passkey.requested' }],
  'challenge.dismissed': [{ type: 'challenge.dismissed' }],
  'check.retried': [{ type: 'check.retried' }],
  'logout.requested': [{ type: 'logout.requested' }],
  'logout.confirmed': [{ type: 'logout.confirmed' }],
  'logout.dismissed': [{ type: 'logout.dismissed' }],
  'token.removed': [{ type: 'token.removed' }],
  'xstate.done.actor.loadUser': [{ type: 'xstate.done.actor.loadUser', output: { userId: 's1' } }],
  'xstate.error.actor.loadUser': [
    { type: 'xstate.error.actor.loadUser', error: { code: 'unauthorized' } },
    { type: 'xstate.error.actor.loadUser', error: broken },
  ],
  'xstate.done.actor.logOut': [{ type: 'xstate.done.actor.logOut', output: null }],
  'xstate.error.actor.logOut': [{ type: 'xstate.error.actor.logOut', error: broken }],
  'xstate.done.actor.logIn': [
    {
      type: 'xstate.done.actor.logIn',
      output: { kind: 'submitted', answer: { token: 'ch1', passkey: true } },
    },
    { type: 'xstate.done.actor.logIn', output: { kind: 'submitted', answer: null } },
    { type: 'xstate.done.actor.logIn', output: { kind: 'dismissed' } },
  ],
  'xstate.error.actor.logIn': [{ type: 'xstate.error.actor.logIn', error: broken }],
  'xstate.done.actor.answerChallenge': [
    { type: 'xstate.done.actor.answerChallenge', output: { kind: 'submitted' } },
    { type: 'xstate.done.actor.answerChallenge', output: { kind: 'failed', problem: 'token_invalid' } },
  ],
  'xstate.error.actor.answerChallenge': [{ type: 'xstate.error.actor.answerChallenge', error: broken }],
  'xstate.done.actor.answerByPasskey': [{ type: 'xstate.done.actor.answerByPasskey', output: null }],
  'xstate.error.actor.answerByPasskey': [
    { type: 'xstate.error.actor.answerByPasskey', error: { code: 'passkey_stopped' } },
    { type: 'xstate.error.actor.answerByPasskey', error: { code: 'login_limit_reached', retryAfter: 60 } },
    { type: 'xstate.error.actor.answerByPasskey', error: { code: 'token_invalid' } },
  ],
} satisfies EventsByType<AdminSessionEvent | AdminSessionAnswer>;

export const editingEvents = {
  'form.changed': [{ type: 'form.changed' }],
  'form.unchanged': [{ type: 'form.unchanged' }],
  'save.requested': [{ type: 'save.requested' }],
  'changes.discarded': [{ type: 'changes.discarded' }],
  'undo.requested': [{ type: 'undo.requested' }],
  'own.chosen': [{ type: 'own.chosen' }],
  'theirs.chosen': [{ type: 'theirs.chosen' }],
  'leave.requested': [{ type: 'leave.requested' }],
  'leave.confirmed': [{ type: 'leave.confirmed' }],
  'leave.dismissed': [{ type: 'leave.dismissed' }],
  'xstate.done.actor.save': [{ type: 'xstate.done.actor.save', output: null }],
  'xstate.error.actor.save': [
    { type: 'xstate.error.actor.save', error: broken },
    { type: 'xstate.error.actor.save', error: { code: 'version_conflict' } },
  ],
  'xstate.done.actor.undo': [{ type: 'xstate.done.actor.undo', output: null }],
  'xstate.error.actor.undo': [{ type: 'xstate.error.actor.undo', error: broken }],
  'xstate.done.actor.loadTheirs': [{ type: 'xstate.done.actor.loadTheirs', output: null }],
  'xstate.error.actor.loadTheirs': [{ type: 'xstate.error.actor.loadTheirs', error: broken }],
} satisfies EventsByType<EditingEvent | EditingAnswer>;
