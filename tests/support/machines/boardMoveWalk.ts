import { createActor } from 'xstate';
import type { BoardMoveActors } from '#machines/boardMove/boardMove.actors.ts';
import { boardMoveMachine } from '#machines/boardMove/boardMove.machine.ts';
import type { BoardItem, BoardMoveAnswer, BoardMoveEvent } from '#machines/boardMove/boardMove.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runBoardMove() {
  const world = controlledActors();
  const actors = { move: world.promise('move'), pause: world.promise('pause') } satisfies BoardMoveActors;
  const actor = createActor(boardMoveMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export const boardItem: BoardItem = {
  date: '2026-05-12',
  reservationId: 'r1',
  itemId: 'i1',
  sequence: 3,
  startTime: '11:00',
  resourceIds: ['noor', 'kamer-1'],
};
export const moveTarget = { startTime: '14:00', resourceIds: ['sem'] };
export const movedTo = { startTime: '14:00', resourceIds: ['sem', 'kamer-1'], sequence: 4 };

const full = { code: 'times_unavailable' };
const old = { code: 'version_conflict' };

export const boardMoveEvents = {
  'item.chosen': [{ type: 'item.chosen', item: boardItem, target: moveTarget }],
  'item.dropped': [{ type: 'item.dropped', item: boardItem, target: moveTarget }],
  'target.changed': [{ type: 'target.changed', target: { startTime: '15:00', resourceIds: [] } }],
  'notification.changed': [{ type: 'notification.changed', notifyGuest: true }],
  'move.requested': [{ type: 'move.requested' }],
  'move.dismissed': [{ type: 'move.dismissed' }],
  'undo.requested': [{ type: 'undo.requested' }],
  'xstate.done.actor.move': [{ type: 'xstate.done.actor.move', output: movedTo }],
  'xstate.error.actor.move': [
    { type: 'xstate.error.actor.move', error: full },
    { type: 'xstate.error.actor.move', error: old },
  ],
  'xstate.done.actor.drop': [{ type: 'xstate.done.actor.drop', output: movedTo }],
  'xstate.error.actor.drop': [
    { type: 'xstate.error.actor.drop', error: full },
    { type: 'xstate.error.actor.drop', error: old },
  ],
  'xstate.done.actor.undo': [{ type: 'xstate.done.actor.undo', output: movedTo }],
  'xstate.error.actor.undo': [{ type: 'xstate.error.actor.undo', error: full }],
  'xstate.done.actor.pause': [{ type: 'xstate.done.actor.pause', output: null }],
  'xstate.error.actor.pause': [{ type: 'xstate.error.actor.pause', error: full }],
} satisfies EventsByType<BoardMoveEvent | BoardMoveAnswer>;
