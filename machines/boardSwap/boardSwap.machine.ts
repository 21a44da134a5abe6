import { assertEvent, setup } from 'xstate';
import { failureOf, refusedIn } from '#machines/failureCode.ts';
import { undoableState, undoingState } from '#machines/undo/undo.states.ts';
import type { UndoEmitted, UndoTag } from '#machines/undo/undo.types.ts';
import { boardSwapActors } from './boardSwap.actors.ts';
import type { BoardSwapAnswer, BoardSwapContext, BoardSwapEvent, SwapInput } from './boardSwap.types.ts';

/** Codes after which what the board shows is old. */
const stale = new Set<string | null>(['version_conflict', 'reservation_cancelled', 'not_found']);

const base = setup({
  types: {
    context: {} as BoardSwapContext,
    events: {} as BoardSwapEvent | BoardSwapAnswer,
    emitted: {} as UndoEmitted,
    tags: {} as 'dialogOpen' | UndoTag,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: boardSwapActors,
  guards: {
    isStale: ({ event }) => stale.has(failureOf(event)),
    isComplete: ({ context: { other, exchange } }) => other !== null && exchange.length > 0,
  },
});

const swapInput = ({ context }: { context: BoardSwapContext }): SwapInput => ({
  date: context.item!.date,
  items: [context.item!, context.other!],
  exchange: context.exchange,
  notifyGuests: context.notifyGuests,
});

const boardSwapSetup = base.extend({
  actions: {
    assignItem: base.assign(({ event }) => {
      assertEvent(event, 'item.chosen');
      return { item: event.item, other: null, exchange: ['times'], notifyGuests: false, refused: null };
    }),
    /** At the same time there are no times to exchange. */
    assignOther: base.assign(({ context: { item }, event }) => {
      assertEvent(event, 'other.chosen');
      const exchange = event.other.startTime === item!.startTime ? (['therapists'] as const) : (['times'] as const);
      return { other: event.other, exchange, refused: null };
    }),
    assignExchange: base.assign(({ event }) => {
      assertEvent(event, 'exchange.changed');
      return { exchange: event.exchange, refused: null };
    }),
    assignNotification: base.assign(({ event }) => {
      assertEvent(event, 'notification.changed');
      return { notifyGuests: event.notifyGuests };
    }),
    assignUndo: base.assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.swap');
      return { undo: { ...swapInput({ context }), items: event.output } };
    }),
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
    emitRefused: base.emit(({ event }) => ({ type: 'refused', refused: refusedIn(event) }) as const),
    emitUndone: base.emit({ type: 'notice', code: 'undone' }),
  },
});

const chosen = { target: '#choosing', actions: 'assignItem' } as const;

/** Two items of the day board exchange times, therapists or rooms, and back for a while. Who was mailed is mailed again. */
export const boardSwapMachine = boardSwapSetup.createMachine({
  id: 'boardSwap',
  context: { item: null, other: null, exchange: ['times'], notifyGuests: false, undo: null, refused: null },
  initial: 'idle',
  states: {
    idle: {
      id: 'idle',
      meta: { description: { nl: 'Kijkt naar het bord', en: 'Looking at the board' } },
      on: { 'item.chosen': chosen },
    },
    choosing: {
      id: 'choosing',
      tags: 'dialogOpen',
      initial: 'weighingUp',
      meta: { description: { nl: 'Kiest waarmee het wisselt', en: 'Choosing what it is swapped with' } },
      states: {
        weighingUp: {
          meta: { description: { nl: 'Ziet of het past', en: 'Seeing whether it fits' } },
          on: {
            'other.chosen': { actions: 'assignOther' },
            'exchange.changed': { actions: 'assignExchange' },
            'notification.changed': { actions: 'assignNotification' },
            'swap.requested': { guard: 'isComplete', target: 'swapping' },
            'swap.dismissed': '#idle',
          },
        },
        swapping: {
          tags: 'busy',
          meta: { description: { nl: 'Wordt gewisseld', en: 'Being swapped' } },
          invoke: {
            id: 'swap',
            src: 'swap',
            input: swapInput,
            onDone: { target: '#swapped', actions: 'assignUndo' },
            onError: [
              { guard: 'isStale', target: '#idle', actions: 'emitRefused' },
              { target: 'weighingUp', actions: 'assignRefused' },
            ],
          },
        },
      },
    },
    swapped: undoableState({
      id: 'swapped',
      description: { nl: 'Gewisseld, kan nog terug', en: 'Swapped, can still be undone' },
      on: { 'item.chosen': chosen },
    }),
    undoing: undoingState({
      description: { nl: 'Gaat terug naar waar het stond', en: 'Going back to where it was' },
      src: 'swap',
      input: ({ context }: { context: BoardSwapContext }) => context.undo!,
    }),
  },
});
