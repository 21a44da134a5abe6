import { createActor } from 'xstate';
import type { PaymentLinkActors } from '#machines/paymentLink/paymentLink.actors.ts';
import { paymentLinkMachine } from '#machines/paymentLink/paymentLink.machine.ts';
import type { PaymentLinkAnswer, PaymentLinkEvent } from '#machines/paymentLink/paymentLink.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runPaymentLink(returned = false) {
  const world = controlledActors();
  const actors = {
    loadLink: world.promise('loadLink'),
    startPayment: world.promise('startPayment'),
    pause: world.promise('pause'),
    openPage: world.promise('openPage'),
  } satisfies PaymentLinkActors;
  const input = { ref: 'aB3-ref', returned };
  const actor = createActor(paymentLinkMachine.provide({ actors }), { input }).start();
  return { ...world, send: actor.send, snapshot: () => actor.getSnapshot() };
}

const broken = { code: 'payment_provider_unavailable' };

export const paymentLinkEvents = {
  'load.retried': [{ type: 'load.retried' }],
  'payment.requested': [{ type: 'payment.requested' }],
  'xstate.done.actor.loadLink': [
    { type: 'xstate.done.actor.loadLink', output: { status: 'success' } },
    { type: 'xstate.done.actor.loadLink', output: { status: 'paid' } },
  ],
  'xstate.done.actor.startPayment': [
    { type: 'xstate.done.actor.startPayment', output: { link: 'https://bank.example/pay' } },
    { type: 'xstate.done.actor.startPayment', output: { link: null } },
  ],
  'xstate.error.actor.startPayment': [{ type: 'xstate.error.actor.startPayment', error: broken }],
  'xstate.error.actor.loadLink': [{ type: 'xstate.error.actor.loadLink', error: { code: 'not_found' } }],
  'xstate.done.actor.pause': [{ type: 'xstate.done.actor.pause', output: null }],
  'xstate.error.actor.pause': [{ type: 'xstate.error.actor.pause', error: broken }],
  'xstate.done.actor.openPage': [{ type: 'xstate.done.actor.openPage', output: null }],
  'xstate.error.actor.openPage': [{ type: 'xstate.error.actor.openPage', error: broken }],
} satisfies EventsByType<PaymentLinkEvent | PaymentLinkAnswer>;
