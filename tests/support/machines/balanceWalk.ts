import { createActor } from 'xstate';
import type { BalanceActors } from '#machines/balance/balance.actors.ts';
import { balanceMachine } from '#machines/balance/balance.machine.ts';
import type { BalanceAnswer, BalanceEvent } from '#machines/balance/balance.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runBalance() {
  const world = controlledActors();
  const actors = { checkBalance: world.promise('checkBalance') } satisfies BalanceActors;
  const actor = createActor(balanceMachine.provide({ actors })).start();
  return { ...world, send: actor.send, snapshot: () => actor.getSnapshot(), state: () => actor.getSnapshot().value };
}

export const balanceEvents = {
  'code.entered': [{ type: 'code.entered', code: '7M3Q-9F2X-K4TB-8HJD' }],
  'xstate.done.actor.checkBalance': [
    { type: 'xstate.done.actor.checkBalance', output: { balance: 2500, amount: 5000, usableTo: '2029-05-02' } },
  ],
  'xstate.error.actor.checkBalance': [
    { type: 'xstate.error.actor.checkBalance', error: { code: 'gift_card_invalid' } },
  ],
} satisfies EventsByType<BalanceEvent | BalanceAnswer>;
