import { createActor } from 'xstate';
import type { BoardItem } from '#machines/boardMove/boardMove.types.ts';
import type { BoardSwapActors } from '#machines/boardSwap/boardSwap.actors.ts';
import { boardSwapMachine } from '#machines/boardSwap/boardSwap.machine.ts';
import type { BoardSwapAnswer, BoardSwapEvent, SwappedItem } from '#machines/boardSwap/boardSwap.types.ts';
import { boardItem } from './boardMoveWalk.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runBoardSwap() {
  const world = controlledActors();
  const actors = { swap: world.promise('swap'), pause: world.promise('pause') } satisfies BoardSwapActors;
  const actor = createActor(boardSwapMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export const later: BoardItem = { ...boardItem, itemId: 'i2', reservationId: 'r2', sequence: 0, startTime: '15:00' };
export const sameTime: BoardItem = { ...later, itemId: 'i3', startTime: boardItem.startTime };
export const swappedItems: readonly [SwappedItem, SwappedItem] = [
  { itemId: 'i1', reservationId: 'r1', sequence: 4 },
  { itemId: 'i2', reservationId: 'r2', sequence: 1 },
];

const full = { code: 'times_unavailable' };
const old = { code: 'version_conflict' };

export const boardSwapEvents = {
  'item.chosen': [{ type: 'item.chosen', item: boardItem }],
  'other.chosen': [
    { type: 'other.chosen', other: later },
    { type: 'other.chosen', other: sameTime },
  ],
  'exchange.changed': [
    { type: 'exchange.changed', exchange: ['times', 'rooms'] },
    { type: 'exchange.changed', exchange: [] },
  ],
  'notification.changed': [{ type: 'notification.changed', notifyGuests: true }],
  'swap.requested': [{ type: 'swap.requested' }],
  'swap.dismissed': [{ type: 'swap.dismissed' }],
  'undo.requested': [{ type: 'undo.requested' }],
  'xstate.done.actor.swap': [{ type: 'xstate.done.actor.swap', output: swappedItems }],
  'xstate.error.actor.swap': [
    { type: 'xstate.error.actor.swap', error: full },
    { type: 'xstate.error.actor.swap', error: old },
  ],
  'xstate.done.actor.undo': [{ type: 'xstate.done.actor.undo', output: swappedItems }],
  'xstate.error.actor.undo': [{ type: 'xstate.error.actor.undo', error: full }],
  'xstate.done.actor.pause': [{ type: 'xstate.done.actor.pause', output: null }],
  'xstate.error.actor.pause': [{ type: 'xstate.error.actor.pause', error: full }],
} satisfies EventsByType<BoardSwapEvent | BoardSwapAnswer>;
