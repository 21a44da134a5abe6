import { createActor } from 'xstate';
import type { DeskCredit } from '#contract/names.ts';
import type { DeskCreditActors } from '#machines/deskCredit/deskCredit.actors.ts';
import { deskCreditMachine } from '#machines/deskCredit/deskCredit.machine.ts';
import type { DeskCreditAnswer, DeskCreditEvent } from '#machines/deskCredit/deskCredit.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export const usable: DeskCredit = {
  kind: 'giftCard',
  label: '…8HJD',
  name: null,
  state: 'usable',
  balance: 5000,
  usableTo: '2029-05-02',
  amount: 5000,
  totalOpen: 1000,
};
export const blocked: DeskCredit = { ...usable, state: 'blocked', amount: 0, totalOpen: 6000 };
export const voucher: DeskCredit = { ...usable, kind: 'voucher', name: 'Dagje voor jou', amount: 3000 };

export function runDeskCredit() {
  const world = controlledActors();
  const actors = {
    quoteCode: world.promise('quoteCode'),
    redeemCode: world.promise('redeemCode'),
  } satisfies DeskCreditActors;
  const actor = createActor(deskCreditMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    ...world,
    emitted,
    send: actor.send,
    snapshot: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
  };
}

export const deskCreditEvents = {
  'code.entered': [{ type: 'code.entered', code: '7M3Q-9F2X-K4TB-8HJD' }],
  'amount.typed': [
    { type: 'amount.typed', amount: 2000 },
    { type: 'amount.typed', amount: null },
  ],
  'payment.requested': [{ type: 'payment.requested' }],
  'xstate.done.actor.quoteCode': [
    { type: 'xstate.done.actor.quoteCode', output: usable },
    { type: 'xstate.done.actor.quoteCode', output: blocked },
  ],
  'xstate.error.actor.quoteCode': [{ type: 'xstate.error.actor.quoteCode', error: { code: 'gift_card_invalid' } }],
  'xstate.done.actor.redeemCode': [{ type: 'xstate.done.actor.redeemCode', output: null }],
  'xstate.error.actor.redeemCode': [
    { type: 'xstate.error.actor.redeemCode', error: { code: 'internal' } },
    { type: 'xstate.error.actor.redeemCode', error: { code: 'version_conflict' } },
  ],
} satisfies EventsByType<DeskCreditEvent | DeskCreditAnswer>;
