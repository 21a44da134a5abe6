import { assertEvent, setup } from 'xstate';
import { failureCode } from '#machines/failureCode.ts';
import { emailConfirmationActors } from './emailConfirmation.actors.ts';
import type {
  EmailConfirmationAnswer,
  EmailConfirmationContext,
  EmailConfirmationEvent,
  EmailConfirmationInput,
} from './emailConfirmation.types.ts';

const base = setup({
  types: {
    context: {} as EmailConfirmationContext,
    events: {} as EmailConfirmationEvent | EmailConfirmationAnswer,
    input: {} as EmailConfirmationInput,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: emailConfirmationActors,
});

const confirmationSetup = base.extend({
  actions: {
    assignEmail: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.confirmEmail');
      return { email: event.output.email };
    }),
    assignProblem: base.assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.confirmEmail');
      return { problem: failureCode(event.error) };
    }),
    clearProblem: base.assign({ problem: null }),
  },
});

/** Opening the page confirms nothing: scanners of mail open links too. */
export const emailConfirmationMachine = confirmationSetup.createMachine({
  id: 'emailConfirmation',
  context: ({ input }) => ({ ...input, email: null, problem: null }),
  initial: 'ready',
  states: {
    ready: {
      meta: { description: { nl: 'Kan het adres bevestigen', en: 'May confirm the address' } },
      on: { 'confirmation.requested': 'confirming' },
    },
    confirming: {
      meta: { description: { nl: 'Het adres wordt bevestigd', en: 'The address is being confirmed' } },
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'confirmed', actions: 'assignEmail' },
        onError: { target: 'failed', actions: 'assignProblem' },
      },
    },
    confirmed: {
      meta: { description: { nl: 'Leest dat het adres bevestigd is', en: 'Reading that the address is confirmed' } },
    },
    failed: {
      meta: { description: { nl: 'Leest waarom het niet lukte', en: 'Reading why it did not work' } },
      on: { 'confirmation.requested': { target: 'confirming', actions: 'clearProblem' } },
    },
  },
});
