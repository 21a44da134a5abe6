import { setup } from 'xstate';
import { removalActors } from './removal.actors.ts';
import type { RemovalAnswer, RemovalEmitted, RemovalEvent } from './removal.types.ts';

/** How long a removal can be undone. */
const undoTime = 10_000;

const removalSetup = setup({
  types: {
    events: {} as RemovalEvent | RemovalAnswer,
    emitted: {} as RemovalEmitted,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: removalActors,
});

const removalSetupWithActions = removalSetup.extend({
  actions: {
    emitRestored: removalSetup.emit({ type: 'notice', code: 'restored' }),
    emitRefused: removalSetup.emit({ type: 'notice', code: 'refused' }),
  },
});

/** What staff removed comes back as it was, whichever page they are on by then. */
export const removalMachine = removalSetupWithActions.createMachine({
  id: 'removal',
  initial: 'idle',
  states: {
    idle: {
      meta: { description: { nl: 'Niets weggehaald', en: 'Nothing removed' } },
      on: { 'object.removed': 'removed' },
    },
    removed: {
      meta: { description: { nl: 'Weggehaald, kan nog terug', en: 'Removed, can still be undone' } },
      invoke: {
        id: 'pause',
        src: 'pause',
        input: { milliseconds: undoTime },
        onDone: 'idle',
        onError: 'idle',
      },
      on: { 'undo.requested': 'undoing', 'object.removed': { target: 'removed', reenter: true } },
    },
    undoing: {
      meta: { description: { nl: 'Komt terug', en: 'Coming back' } },
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: { target: 'idle', actions: 'emitRestored' },
        onError: { target: 'idle', actions: 'emitRefused' },
      },
    },
  },
});
