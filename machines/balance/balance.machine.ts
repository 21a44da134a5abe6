import { assertEvent, setup } from 'xstate';
import { refusedIn } from '#machines/failureCode.ts';
import { balanceActors } from './balance.actors.ts';
import type { BalanceAnswer, BalanceContext, BalanceEvent } from './balance.types.ts';

const base = setup({
  types: {
    context: {} as BalanceContext,
    events: {} as BalanceEvent | BalanceAnswer,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: balanceActors,
});

const balanceSetup = base.extend({
  actions: {
    assignCode: base.assign(({ event }) => {
      assertEvent(event, 'code.entered');
      return { code: event.code, balance: null, refused: null };
    }),
    assignBalance: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkBalance');
      return { balance: event.output };
    }),
    assignRefused: base.assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.checkBalance');
      return { refused: refusedIn(event) };
    }),
  },
});

const entered = { target: 'checking', actions: 'assignCode' } as const;

export const balanceMachine = balanceSetup.createMachine({
  id: 'balance',
  context: { code: '', balance: null, refused: null },
  initial: 'asking',
  states: {
    asking: {
      meta: { description: { nl: 'De code wordt gevraagd', en: 'Asking for the code' } },
      on: { 'code.entered': entered },
    },
    checking: {
      tags: ['busy'],
      meta: { description: { nl: 'Het saldo wordt opgevraagd', en: 'Asking what is left' } },
      invoke: {
        id: 'checkBalance',
        src: 'checkBalance',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'shown', actions: 'assignBalance' },
        onError: { target: 'refused', actions: 'assignRefused' },
      },
    },
    shown: {
      meta: { description: { nl: 'Het saldo wordt getoond', en: 'The balance is shown' } },
      on: { 'code.entered': entered },
    },
    refused: {
      meta: { description: { nl: 'De code werd niet aangenomen', en: 'The code was refused' } },
      on: { 'code.entered': entered },
    },
  },
});
