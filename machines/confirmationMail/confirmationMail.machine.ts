import { setup } from 'xstate';
import { failureOf } from '#machines/failureCode.ts';
import { confirmationMailActors } from './confirmationMail.actors.ts';
import type {
  ConfirmationMailAnswer,
  ConfirmationMailEmitted,
  ConfirmationMailEvent,
} from './confirmationMail.types.ts';

const base = setup({
  types: {
    events: {} as ConfirmationMailEvent | ConfirmationMailAnswer,
    emitted: {} as ConfirmationMailEmitted,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: confirmationMailActors,
});

const mailSetup = base.extend({
  actions: { emitHow: base.emit(({ event }) => ({ type: 'notice', problem: failureOf(event) })) },
});

/** The mail with which a customer confirms the address is sent once more. */
export const confirmationMailMachine = mailSetup.createMachine({
  id: 'confirmationMail',
  initial: 'waiting',
  states: {
    waiting: {
      meta: { description: { nl: 'De mail kan nog eens', en: 'The mail may be sent once more' } },
      on: { 'mail.requested': 'sending' },
    },
    sending: {
      tags: 'busy',
      meta: { description: { nl: 'De mail wordt verstuurd', en: 'The mail is being sent' } },
      invoke: {
        id: 'resendConfirmation',
        src: 'resendConfirmation',
        onDone: { target: 'waiting', actions: 'emitHow' },
        onError: { target: 'waiting', actions: 'emitHow' },
      },
    },
  },
});
