import { createActor } from 'xstate';
import type { OpenDay } from '#contract/names.ts';
import type { DayCloseActors } from '#machines/dayClose/dayClose.actors.ts';
import { dayCloseMachine } from '#machines/dayClose/dayClose.machine.ts';
import type { DayCloseAnswer, DayCloseEvent } from '#machines/dayClose/dayClose.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runDayClose() {
  const world = controlledActors();
  const actors = { readDay: world.promise('readDay'), closeDay: world.promise('closeDay') } satisfies DayCloseActors;
  const actor = createActor(dayCloseMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export const openDay: OpenDay = {
  number: 12,
  since: '2026-05-11T20:05:00.000Z',
  movements: 2,
  takings: [
    { means: 'cash', received: 2500, returned: 0, movements: 1 },
    { means: 'card', received: 4000, returned: 0, movements: 1 },
  ],
  float: 10_000,
};
const withOneMore: OpenDay = { ...openDay, movements: 3 };
const withMoreCash: OpenDay = {
  ...withOneMore,
  takings: [{ means: 'cash', received: 3500, returned: 0, movements: 2 }],
};
const ofColleague: OpenDay = { ...openDay, number: 13, takings: [], movements: 0 };

export const countedAmounts = { countedCash: 12_500, slipTotal: 4000 };

export const dayCloseEvents = {
  'amount.typed': [
    { type: 'amount.typed', change: countedAmounts },
    { type: 'amount.typed', change: { countedCash: 12_000 } },
    { type: 'amount.typed', change: { reason: 'Wisselgeld' } },
  ],
  'coin.counted': [{ type: 'coin.counted', coin: { value: 5000, count: 2 } }],
  'counting.chosen': [
    { type: 'counting.chosen', by: 'coins' },
    { type: 'counting.chosen', by: 'sum' },
  ],
  'close.requested': [{ type: 'close.requested' }],
  'close.confirmed': [{ type: 'close.confirmed' }],
  'close.dismissed': [{ type: 'close.dismissed' }],
  'retry.requested': [{ type: 'retry.requested' }],
  'xstate.done.actor.readDay': [{ type: 'xstate.done.actor.readDay', output: openDay }],
  'xstate.error.actor.readDay': [{ type: 'xstate.error.actor.readDay', error: { code: 'internal' } }],
  'xstate.done.actor.readAgain': [
    { type: 'xstate.done.actor.readAgain', output: withOneMore },
    { type: 'xstate.done.actor.readAgain', output: withMoreCash },
    { type: 'xstate.done.actor.readAgain', output: ofColleague },
  ],
  'xstate.error.actor.readAgain': [{ type: 'xstate.error.actor.readAgain', error: { code: 'internal' } }],
  'xstate.done.actor.closeDay': [{ type: 'xstate.done.actor.closeDay', output: { id: 'dc_1' } }],
  'xstate.error.actor.closeDay': [
    { type: 'xstate.error.actor.closeDay', error: { code: 'version_conflict' } },
    { type: 'xstate.error.actor.closeDay', error: { code: 'internal' } },
  ],
} satisfies EventsByType<DayCloseEvent | DayCloseAnswer>;
