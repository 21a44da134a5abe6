import { createActor } from 'xstate';
import type { LoginEndingActors } from '#machines/loginEnding/loginEnding.actors.ts';
import { loginEndingMachine } from '#machines/loginEnding/loginEnding.machine.ts';
import type { LoginEndingAnswer, LoginEndingEvent } from '#machines/loginEnding/loginEnding.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runLoginEnding() {
  const world = controlledActors();
  const actors = { endLogins: world.promise('endLogins') } satisfies LoginEndingActors;
  const actor = createActor(loginEndingMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export const loginEndingEvents = {
  'ending.requested': [
    { type: 'ending.requested', sessionId: 's1' },
    { type: 'ending.requested', sessionId: null },
  ],
  'ending.confirmed': [{ type: 'ending.confirmed' }],
  'ending.dismissed': [{ type: 'ending.dismissed' }],
  'xstate.done.actor.endLogins': [{ type: 'xstate.done.actor.endLogins', output: null }],
  'xstate.error.actor.endLogins': [{ type: 'xstate.error.actor.endLogins', error: { code: 'validation_failed' } }],
} satisfies EventsByType<LoginEndingEvent | LoginEndingAnswer>;
