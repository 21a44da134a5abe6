import { createActor } from 'xstate';
import { loginEndingActors } from '#machines/loginEnding/loginEnding.actors.ts';
import { loginEndingMachine } from '#machines/loginEnding/loginEnding.machine.ts';
import { endingForm } from '#machines/loginEnding/loginEnding.selectors.ts';
import type { LoginEndingAnswer, LoginEndingEvent } from '#machines/loginEnding/loginEnding.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

type Proof = { password: string };

export function runLoginEnding() {
  const world = controlledActors();
  const endLogins = loginEndingActors<Proof>().endLogins.provide({ actors: { submit: world.promise('endLogins') } });
  const actor = createActor(loginEndingMachine<Proof>().provide({ actors: { endLogins } }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return {
    ...world,
    emitted,
    send: actor.send,
    snapshot,
    form: () => endingForm<Proof>(snapshot()),
    /** All that is held, with that of the form. */
    held: () => JSON.stringify(actor.getPersistedSnapshot()),
  };
}

export const loginEndingEvents = {
  'ending.requested': [
    { type: 'ending.requested', sessionId: 's1' },
    { type: 'ending.requested', sessionId: null },
  ],
  'xstate.done.actor.endLogins': [
    { type: 'xstate.done.actor.endLogins', output: { kind: 'submitted' } },
    { type: 'xstate.done.actor.endLogins', output: { kind: 'dismissed' } },
  ],
  'xstate.error.actor.endLogins': [{ type: 'xstate.error.actor.endLogins', error: { code: 'internal' } }],
} satisfies EventsByType<LoginEndingEvent | LoginEndingAnswer>;
