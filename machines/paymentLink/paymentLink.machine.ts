import { assertEvent, setup } from 'xstate';
import { failureCode } from '#machines/failureCode.ts';
import { paymentLinkActors } from './paymentLink.actors.ts';
import type { PaymentLinkAnswer, PaymentLinkContext, PaymentLinkEvent, PaymentLinkInput } from './paymentLink.types.ts';

/** Specification §7: how long the visitor sees where he goes. */
const redirectDelay = 1_000;

const base = setup({
  types: {
    context: {} as PaymentLinkContext,
    events: {} as PaymentLinkEvent | PaymentLinkAnswer,
    input: {} as PaymentLinkInput,
    tags: {} as 'leaving',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: paymentLinkActors,
});

const linkSetup = base.extend({
  actions: {
    assignLink: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.startPayment');
      return { link: event.output.link };
    }),
    assignProblem: base.assign(({ event }) => {
      assertEvent(event, ['xstate.error.actor.loadLink', 'xstate.error.actor.startPayment']);
      return { problem: failureCode(event.error) };
    }),
    clearProblem: base.assign({ problem: null }),
  },
  guards: {
    isPaid: ({ event }) => event.type === 'xstate.done.actor.loadLink' && event.output.status === 'paid',
    needsNoPayment: ({ event }) => event.type === 'xstate.done.actor.startPayment' && event.output.link === null,
    cameBack: ({ context }) => context.returned,
  },
});

export const paymentLinkMachine = linkSetup.createMachine({
  id: 'paymentLink',
  context: ({ input }) => ({ ...input, link: null, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      meta: { description: { nl: 'De betaalgegevens worden opgehaald', en: 'Asking what there is to pay' } },
      invoke: {
        id: 'loadLink',
        src: 'loadLink',
        input: ({ context }) => ({ ref: context.ref }),
        onDone: [{ guard: 'isPaid', target: 'paid' }, { guard: 'cameBack', target: 'unpaid' }, { target: 'starting' }],
        onError: { target: 'failed', actions: 'assignProblem' },
      },
    },
    starting: {
      tags: ['leaving'],
      meta: { description: { nl: 'De betaling wordt begonnen', en: 'Beginning the payment' } },
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({ ref: context.ref }),
        onDone: [
          { guard: 'needsNoPayment', target: 'paid' },
          { target: 'redirecting', actions: 'assignLink' },
        ],
        onError: { target: 'failed', actions: 'assignProblem' },
      },
    },
    redirecting: {
      tags: ['leaving'],
      meta: { description: { nl: 'Leest dat de betaalpagina komt', en: 'Reading that the payment page is coming' } },
      invoke: {
        id: 'pause',
        src: 'pause',
        input: { milliseconds: redirectDelay },
        onDone: 'opening',
        onError: 'opening',
      },
    },
    opening: {
      tags: ['leaving'],
      meta: { description: { nl: 'Gaat naar de betaalpagina', en: 'Going to the payment page' } },
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ link: context.link ?? '' }),
        onDone: 'left',
        onError: 'left',
      },
    },
    left: {
      tags: ['leaving'],
      meta: { description: { nl: 'Is op weg naar de betaalpagina', en: 'On the way to the payment page' } },
    },
    unpaid: {
      meta: { description: { nl: 'Kwam terug zonder te betalen', en: 'Came back without paying' } },
      on: { 'payment.requested': 'starting' },
    },
    paid: {
      meta: { description: { nl: 'Leest dat er betaald is', en: 'Reading that it is paid' } },
    },
    failed: {
      meta: { description: { nl: 'Leest dat de gegevens er niet zijn', en: 'Reading that nothing was found' } },
      on: { 'load.retried': { target: 'loading', actions: 'clearProblem' } },
    },
  },
});
