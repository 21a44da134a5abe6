import { assertEvent, setup } from 'xstate';
import { emailSchema } from '#domain/people/contact.ts';
import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { refusedIn } from '#machines/failureCode.ts';
import { pointedErrors } from '#machines/formRefusal.ts';
import { receiptMailActors } from './receiptMail.actors.ts';
import type {
  ReceiptMailAnswer,
  ReceiptMailContext,
  ReceiptMailEmitted,
  ReceiptMailEvent,
} from './receiptMail.types.ts';

const base = setup({
  types: {
    context: {} as ReceiptMailContext,
    input: {} as { email: string },
    events: {} as ReceiptMailEvent | ReceiptMailAnswer,
    emitted: {} as ReceiptMailEmitted,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: receiptMailActors,
  guards: { addressMayBeMailed: ({ context }) => emailSchema.safeParse(context.email).success },
});

const receiptMailSetup = base.extend({
  actions: {
    assignAddress: base.assign(({ event }) => {
      assertEvent(event, 'address.typed');
      return { email: event.email, code: null, refused: null };
    }),
    assignCode: base.assign(({ context }) => ({
      code: fieldErrors(emailSchema.safeParse(context.email))[0]?.code ?? null,
    })),
    assignRefused: base.assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.mailReceipt');
      return { code: pointedErrors(event.error)[0]?.code ?? null, refused: refusedIn(event) };
    }),
    clearRefused: base.assign({ code: null, refused: null }),
    emitMailed: base.emit(({ context }) => ({ type: 'receipt.mailed', email: context.email.trim() })),
  },
});

/** A receipt that the desk mails: to the customer, or to whom they say. */
export const receiptMailMachine = receiptMailSetup.createMachine({
  id: 'receiptMail',
  context: ({ input }) => ({ email: input.email, code: null, refused: null }),
  initial: 'addressing',
  states: {
    addressing: {
      meta: { description: { nl: 'Kiest naar welk adres', en: 'Choosing the address' } },
      on: {
        'address.typed': { actions: 'assignAddress' },
        'mail.requested': [{ guard: 'addressMayBeMailed', target: 'mailing' }, { actions: 'assignCode' }],
      },
    },
    mailing: {
      tags: 'busy',
      entry: 'clearRefused',
      meta: { description: { nl: 'Het wordt gemaild', en: 'It is being mailed' } },
      invoke: {
        id: 'mailReceipt',
        src: 'mailReceipt',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: { target: 'mailed', actions: 'emitMailed' },
        onError: { target: 'addressing', actions: 'assignRefused' },
      },
    },
    mailed: {
      type: 'final',
      meta: { description: { nl: 'De mail is onderweg', en: 'The mail is on its way' } },
    },
  },
});
