import { setup } from 'xstate';
import { refusedIn } from '#machines/failureCode.ts';
import { undoableState, undoingState } from '#machines/undo/undo.states.ts';
import type { UndoEmitted, UndoTag } from '#machines/undo/undo.types.ts';
import { removalActors } from './removal.actors.ts';
import type { RemovalAnswer, RemovalEvent } from './removal.types.ts';

const base = setup({
  types: {
    events: {} as RemovalEvent | RemovalAnswer,
    emitted: {} as UndoEmitted,
    tags: {} as UndoTag,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: removalActors,
});

const removalSetup = base.extend({
  actions: {
    emitRefused: base.emit(({ event }) => ({ type: 'refused', refused: refusedIn(event) }) as const),
    emitUndone: base.emit({ type: 'notice', code: 'undone' }),
  },
});

/** What staff removed comes back as it was, whichever page they are on by then. */
export const removalMachine = removalSetup.createMachine({
  id: 'removal',
  initial: 'idle',
  states: {
    idle: {
      id: 'idle',
      meta: { description: { nl: 'Niets weggehaald', en: 'Nothing removed' } },
      on: { 'object.removed': 'removed' },
    },
    removed: undoableState({
      id: 'removed',
      description: { nl: 'Weggehaald, kan nog terug', en: 'Removed, can still be undone' },
      on: { 'object.removed': { target: '#removed', reenter: true } },
    }),
    undoing: undoingState({
      description: { nl: 'Komt terug', en: 'Coming back' },
      src: 'restore',
      input: undefined,
    }),
  },
});
