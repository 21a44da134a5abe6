import { createActor } from 'xstate';
import type { EmailConfirmationActors } from '#machines/emailConfirmation/emailConfirmation.actors.ts';
import { emailConfirmationMachine } from '#machines/emailConfirmation/emailConfirmation.machine.ts';
import type {
  EmailConfirmationAnswer,
  EmailConfirmationEvent,
} from '#machines/emailConfirmation/emailConfirmation.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runEmailConfirmation() {
  const world = controlledActors();
  const actors = { confirmEmail: world.promise('confirmEmail') } satisfies EmailConfirmationActors;
  const machine = emailConfirmationMachine.provide({ actors });
  const actor = createActor(machine, { input: { token: 'mailed' } }).start();
  return { ...world, send: actor.send, snapshot: () => actor.getSnapshot() };
}

const broken = { code: 'payment_provider_unavailable' };

export const emailConfirmationEvents = {
  'confirmation.requested': [{ type: 'confirmation.requested' }],
  'xstate.done.actor.confirmEmail': [
    { type: 'xstate.done.actor.confirmEmail', output: { email: 'anna@olijfgaard.example' } },
  ],
  'xstate.error.actor.confirmEmail': [{ type: 'xstate.error.actor.confirmEmail', error: broken }],
} satisfies EventsByType<EmailConfirmationEvent | EmailConfirmationAnswer>;
