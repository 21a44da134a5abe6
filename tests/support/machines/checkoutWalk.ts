import { createActor } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutActors } from '#machines/checkout/checkout.actors.ts';
import type { CheckoutAnswer, CheckoutEvent, CheckoutInput } from '#machines/checkout/checkout.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function checkoutInput(over: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    reservationId: 'r1',
    checkoutType: 'payment-and-location',
    totals: { total: 6150, totalPaid: 0, totalPayNow: 0, totalMayPayNow: 6150 },
    mayRedeem: true,
    error: null,
    firstMethod: null,
    ...over,
  };
}

export function runCheckout(over: Partial<CheckoutInput> = {}) {
  const world = controlledActors();
  const actors = {
    startPayment: world.promise('startPayment'),
    openCardFields: world.promise('openCardFields'),
    createCardToken: world.promise('createCardToken'),
    redeemCode: world.promise('redeemCode'),
    removeRedemption: world.promise('removeRedemption'),
    payOnLocation: world.promise('payOnLocation'),
  } satisfies CheckoutActors;
  const actor = createActor(checkoutMachine.provide({ actors }), { input: checkoutInput(over) });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, actor, emitted, send: actor.send, state: () => actor.getSnapshot().value };
}

const broken = { code: 'payment_provider_unavailable' };

const partly = { total: 6150, totalPaid: 2500, totalPayNow: 0, totalMayPayNow: 6150 };
const covered = { ...partly, totalPaid: 6150 };

export const checkoutEvents = {
  'method.chosen': [
    { type: 'method.chosen', method: 'ideal' },
    { type: 'method.chosen', method: 'creditcard' },
    { type: 'method.chosen', method: 'location' },
  ],
  'methods.offered': [
    { type: 'methods.offered', methods: ['bancontact'] },
    { type: 'methods.offered', methods: ['ideal', 'creditcard'] },
  ],
  'method.closed': [{ type: 'method.closed' }],
  'amount.chosen': [{ type: 'amount.chosen', payAll: true }],
  'card.retried': [{ type: 'card.retried' }],
  'order.placed': [{ type: 'order.placed' }],
  'xstate.done.actor.openCardFields': [{ type: 'xstate.done.actor.openCardFields', output: null }],
  'xstate.error.actor.openCardFields': [{ type: 'xstate.error.actor.openCardFields', error: broken }],
  'xstate.done.actor.createCardToken': [
    { type: 'xstate.done.actor.createCardToken', output: { cardToken: 'tkn_abcd1234' } },
  ],
  'xstate.error.actor.createCardToken': [
    { type: 'xstate.error.actor.createCardToken', error: { code: 'card_refused' } },
  ],
  'redeeming.opened': [{ type: 'redeeming.opened' }],
  'redeeming.closed': [{ type: 'redeeming.closed' }],
  'code.submitted': [{ type: 'code.submitted', kind: 'giftCard', code: 'AAAA' }],
  'redemption.removed': [{ type: 'redemption.removed', kind: 'giftCard', id: 'rd1' }],
  'totals.changed': [
    { type: 'totals.changed', totals: partly },
    { type: 'totals.changed', totals: covered },
  ],
  'xstate.done.actor.redeemCode': [{ type: 'xstate.done.actor.redeemCode', output: { totals: covered } }],
  'xstate.error.actor.redeemCode': [
    { type: 'xstate.error.actor.redeemCode', error: { code: 'gift_card_invalid' } },
    { type: 'xstate.error.actor.redeemCode', error: { code: 'reservation_expired' } },
  ],
  'xstate.done.actor.removeRedemption': [{ type: 'xstate.done.actor.removeRedemption', output: { totals: partly } }],
  'xstate.error.actor.removeRedemption': [
    { type: 'xstate.error.actor.removeRedemption', error: broken },
    { type: 'xstate.error.actor.removeRedemption', error: { code: 'reservation_expired' } },
  ],
  'xstate.done.actor.startPayment': [
    { type: 'xstate.done.actor.startPayment', output: { redirectUrl: 'https://bank.example/pay' } },
  ],
  'xstate.error.actor.startPayment': [
    { type: 'xstate.error.actor.startPayment', error: broken },
    { type: 'xstate.error.actor.startPayment', error: { code: 'validation_failed' } },
    { type: 'xstate.error.actor.startPayment', error: { code: 'reservation_expired' } },
    { type: 'xstate.error.actor.startPayment', error: { code: 'reservation_changed' } },
  ],
  'xstate.done.actor.payOnLocation': [{ type: 'xstate.done.actor.payOnLocation', output: null }],
  'xstate.error.actor.payOnLocation': [
    { type: 'xstate.error.actor.payOnLocation', error: broken },
    { type: 'xstate.error.actor.payOnLocation', error: { code: 'reservation_expired' } },
    { type: 'xstate.error.actor.payOnLocation', error: { code: 'reservation_changed' } },
  ],
} satisfies EventsByType<CheckoutEvent | CheckoutAnswer>;
