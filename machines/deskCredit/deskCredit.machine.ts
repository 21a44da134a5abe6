import { assertEvent, setup } from 'xstate';
import { maySpend } from '#domain/credits/deskAmount.ts';
import { scannedCode } from '#domain/credits/scannedCode.ts';
import { failureOf, refusedIn } from '#machines/failureCode.ts';
import { deskCreditActors } from './deskCredit.actors.ts';
import type { DeskCreditAnswer, DeskCreditContext, DeskCreditEmitted, DeskCreditEvent } from './deskCredit.types.ts';

/** Another desk or the guest used it, or paid: it is shown anew. */
const overtaken = ['version_conflict', 'gift_card_invalid', 'nothing_to_redeem'];

const base = setup({
  types: {
    context: {} as DeskCreditContext,
    events: {} as DeskCreditEvent | DeskCreditAnswer,
    emitted: {} as DeskCreditEmitted,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: deskCreditActors,
  guards: {
    amountMayBeSpent: ({ context }) => maySpend(context),
    wasOvertaken: ({ event }) => overtaken.includes(failureOf(event) ?? ''),
  },
});

const deskCreditSetup = base.extend({
  actions: {
    assignCode: base.assign(({ event }) => {
      assertEvent(event, 'code.entered');
      return { code: scannedCode(event.code), credit: null, amount: null, refused: null };
    }),
    assignAmount: base.assign(({ event }) => {
      assertEvent(event, 'amount.typed');
      return { amount: event.amount, refused: null };
    }),
    assignCredit: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.quoteCode');
      return { credit: event.output, amount: event.output.amount };
    }),
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
    emitRedeemed: base.emit(({ context }) => ({ type: 'credit.redeemed', amount: context.amount! })),
  },
});

const entered = { target: 'checking', reenter: true, actions: 'assignCode' } as const;

/** A gift card or voucher that pays at the desk: its code, what it would pay, and then it does. */
export const deskCreditMachine = deskCreditSetup.createMachine({
  id: 'deskCredit',
  context: { code: '', credit: null, amount: null, refused: null },
  initial: 'asking',
  states: {
    asking: {
      meta: { description: { nl: 'De code wordt gevraagd', en: 'Asking for the code' } },
      on: { 'code.entered': entered },
    },
    checking: {
      tags: 'busy',
      meta: { description: { nl: 'Wat erop staat wordt opgevraagd', en: 'Asking what it holds' } },
      invoke: {
        id: 'quoteCode',
        src: 'quoteCode',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'shown', actions: 'assignCredit' },
        onError: { target: 'asking', actions: 'assignRefused' },
      },
      on: { 'code.entered': entered },
    },
    shown: {
      meta: { description: { nl: 'Wat het betaalt wordt getoond', en: 'What it pays is shown' } },
      on: {
        'code.entered': entered,
        'amount.typed': { actions: 'assignAmount' },
        'payment.requested': { guard: 'amountMayBeSpent', target: 'redeeming' },
      },
    },
    redeeming: {
      tags: 'busy',
      meta: { description: { nl: 'Het betaalt', en: 'It is paying' } },
      invoke: {
        id: 'redeemCode',
        src: 'redeemCode',
        input: ({ context }) => ({ code: context.code, amount: context.amount }),
        onDone: { target: 'redeemed', actions: 'emitRedeemed' },
        onError: [
          { guard: 'wasOvertaken', target: 'checking', actions: 'assignRefused' },
          { target: 'shown', actions: 'assignRefused' },
        ],
      },
    },
    redeemed: {
      type: 'final',
      meta: { description: { nl: 'Het heeft betaald', en: 'It has paid' } },
    },
  },
});
