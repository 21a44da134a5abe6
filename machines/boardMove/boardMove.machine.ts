import { assertEvent, setup } from 'xstate';
import { failureOf, refusedIn } from '#machines/failureCode.ts';
import { undoableState, undoingState } from '#machines/undo/undo.states.ts';
import type { UndoEmitted, UndoTag } from '#machines/undo/undo.types.ts';
import { boardMoveActors } from './boardMove.actors.ts';
import type { BoardMoveAnswer, BoardMoveContext, BoardMoveEvent, Moved, MoveInput } from './boardMove.types.ts';

/** Codes after which what the board shows is old. */
const stale = new Set<string | null>(['version_conflict', 'reservation_cancelled', 'not_found']);

const base = setup({
  types: {
    context: {} as BoardMoveContext,
    events: {} as BoardMoveEvent | BoardMoveAnswer,
    emitted: {} as UndoEmitted,
    tags: {} as 'dialogOpen' | UndoTag,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: boardMoveActors,
  guards: {
    isStale: ({ event }) => stale.has(failureOf(event)),
  },
});

const boardMoveSetup = base.extend({
  actions: {
    assignItem: base.assign(({ event }) => {
      assertEvent(event, ['item.chosen', 'item.dropped']);
      return { item: event.item, target: event.target, notifyGuest: false, refused: null };
    }),
    assignTarget: base.assign(({ event }) => {
      assertEvent(event, 'target.changed');
      return { target: event.target, refused: null };
    }),
    assignNotification: base.assign(({ event }) => {
      assertEvent(event, 'notification.changed');
      return { notifyGuest: event.notifyGuest };
    }),
    assignFormer: base.assign(({ context: { item, notifyGuest }, event }) => {
      assertEvent(event, ['xstate.done.actor.move', 'xstate.done.actor.drop']);
      const { startTime, resourceIds } = item!;
      const target = { startTime, resourceIds };
      return { former: { item: { ...item!, ...movedPlace(event.output) }, target, notifyGuest } };
    }),
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
    emitRefused: base.emit(({ event }) => ({ type: 'refused', refused: refusedIn(event) }) as const),
    emitUndone: base.emit({ type: 'notice', code: 'undone' }),
  },
});

const movedPlace = ({ startTime, resourceIds, sequence }: Moved): Moved => ({ startTime, resourceIds, sequence });

const moveInput = ({ context: { item, target, notifyGuest } }: { context: BoardMoveContext }): MoveInput => ({
  item: item!,
  target: target!,
  notifyGuest,
});

const chosen = { target: '#choosing', actions: 'assignItem' } as const;
const dropped = { target: '#dropping', actions: 'assignItem' } as const;
const moved = { target: '#moved', actions: 'assignFormer' } as const;
const isOld = { guard: 'isStale', target: '#idle', actions: 'emitRefused' } as const;

/** An item of the day board goes elsewhere: by a dialog or by dragging, and back for a while. */
export const boardMoveMachine = boardMoveSetup.createMachine({
  id: 'boardMove',
  context: { item: null, target: null, notifyGuest: false, former: null, refused: null },
  initial: 'idle',
  states: {
    idle: {
      id: 'idle',
      meta: { description: { nl: 'Kijkt naar het bord', en: 'Looking at the board' } },
      on: { 'item.chosen': chosen, 'item.dropped': dropped },
    },
    choosing: {
      id: 'choosing',
      tags: 'dialogOpen',
      initial: 'weighingUp',
      meta: { description: { nl: 'Kiest waar het heen gaat', en: 'Choosing where it goes' } },
      states: {
        weighingUp: {
          meta: { description: { nl: 'Ziet wat past', en: 'Seeing what fits' } },
          on: {
            'target.changed': { actions: 'assignTarget' },
            'notification.changed': { actions: 'assignNotification' },
            'move.requested': 'moving',
            'move.dismissed': '#idle',
          },
        },
        moving: {
          tags: 'busy',
          meta: { description: { nl: 'Wordt verplaatst', en: 'Being moved' } },
          invoke: {
            id: 'move',
            src: 'move',
            input: moveInput,
            onDone: moved,
            onError: [isOld, { target: 'weighingUp', actions: 'assignRefused' }],
          },
        },
      },
    },
    dropping: {
      id: 'dropping',
      tags: 'busy',
      meta: { description: { nl: 'Wordt neergezet', en: 'Being dropped' } },
      invoke: {
        id: 'drop',
        src: 'move',
        input: moveInput,
        onDone: moved,
        onError: [isOld, { target: 'choosing', actions: 'assignRefused' }],
      },
    },
    moved: undoableState({
      id: 'moved',
      description: { nl: 'Verplaatst, kan nog terug', en: 'Moved, can still be undone' },
      on: { 'item.chosen': chosen, 'item.dropped': dropped },
    }),
    undoing: undoingState({
      description: { nl: 'Gaat terug naar waar het stond', en: 'Going back to where it was' },
      src: 'move',
      input: ({ context }: { context: BoardMoveContext }) => context.former!,
    }),
  },
});
