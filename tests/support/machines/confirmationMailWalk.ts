import { createActor } from 'xstate';
import type { ConfirmationMailActors } from '#machines/confirmationMail/confirmationMail.actors.ts';
import { confirmationMailMachine } from '#machines/confirmationMail/confirmationMail.machine.ts';
import type {
  ConfirmationMailAnswer,
  ConfirmationMailEvent,
} from '#machines/confirmationMail/confirmationMail.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runConfirmationMail() {
  const world = controlledActors();
  const actors = { resendConfirmation: world.promise('resendConfirmation') } satisfies ConfirmationMailActors;
  const actor = createActor(confirmationMailMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send };
}

export const confirmationMailEvents = {
  'mail.requested': [{ type: 'mail.requested' }],
  'xstate.done.actor.resendConfirmation': [{ type: 'xstate.done.actor.resendConfirmation', output: null }],
  'xstate.error.actor.resendConfirmation': [
    { type: 'xstate.error.actor.resendConfirmation', error: { code: 'too_many_requests' } },
  ],
} satisfies EventsByType<ConfirmationMailEvent | ConfirmationMailAnswer>;
