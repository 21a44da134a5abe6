import { assertEvent, setup } from 'xstate';
import { failureOf, refusedIn } from '#machines/failureCode.ts';
import { undoableState, undoingState } from '#machines/undo/undo.states.ts';
import type { UndoEmitted, UndoTag } from '#machines/undo/undo.types.ts';
import { blockedTimeActors } from './blockedTime.actors.ts';
import type { BlockedTimeAnswer, BlockedTimeContext, BlockedTimeEvent } from './blockedTime.types.ts';

/** Codes after which what the board shows is old. */
const stale = new Set<string | null>(['version_conflict', 'not_found']);

const base = setup({
  types: {
    context: {} as BlockedTimeContext,
    events: {} as BlockedTimeEvent | BlockedTimeAnswer,
    emitted: {} as UndoEmitted,
    tags: {} as 'dialogOpen' | UndoTag,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: blockedTimeActors,
  guards: {
    isStale: ({ event }) => stale.has(failureOf(event)),
    isBlocked: ({ context }) => context.before !== null,
  },
});

const blockedTimeSetup = base.extend({
  actions: {
    assignNew: base.assign(({ event }) => {
      assertEvent(event, 'blockedTime.requested');
      return { before: null, draft: event.draft, refused: null };
    }),
    assignChosen: base.assign(({ event }) => {
      assertEvent(event, 'blockedTime.chosen');
      return { before: event.blockedTime, draft: event.blockedTime, refused: null };
    }),
    assignDropped: base.assign(({ event }) => {
      assertEvent(event, 'blockedTime.dropped');
      return { before: event.blockedTime, draft: event.draft, refused: null };
    }),
    assignDraft: base.assign(({ event }) => {
      assertEvent(event, 'draft.changed');
      return { draft: event.draft, refused: null };
    }),
    assignSaved: base.assign(({ context: { before }, event }) => {
      assertEvent(event, ['xstate.done.actor.save', 'xstate.done.actor.drop']);
      const blockedTime = event.output;
      if (before === null) return { draft: blockedTime, change: 'blocked', undo: { kind: 'remove', blockedTime } };
      const draft = { ...before, version: blockedTime.version };
      return { draft: blockedTime, change: 'changed', undo: { kind: 'save', draft } };
    }),
    assignRemoved: base.assign(({ context: { before } }) => ({
      change: 'removed',
      undo: { kind: 'save', draft: { ...before!, id: null, version: null } },
    })),
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
    emitRefused: base.emit(({ event }) => ({ type: 'refused', refused: refusedIn(event) }) as const),
    emitUndone: base.emit({ type: 'notice', code: 'undone' }),
  },
});

const saved = { target: '#done', actions: 'assignSaved' } as const;
const isOld = { guard: 'isStale', target: '#idle', actions: 'emitRefused' } as const;
const begin = {
  'blockedTime.requested': { target: '#choosing', actions: 'assignNew' },
  'blockedTime.chosen': { target: '#choosing', actions: 'assignChosen' },
  'blockedTime.dropped': { target: '#dropping', actions: 'assignDropped' },
} as const;

const draftInput = ({ context }: { context: BlockedTimeContext }) => ({ draft: context.draft! });

/** Time of a therapist or room that staff block, change by dialog or dragging, or take bookings in again; and back for a while. */
export const blockedTimeMachine = blockedTimeSetup.createMachine({
  id: 'blockedTime',
  context: { before: null, draft: null, change: null, undo: null, refused: null },
  initial: 'idle',
  states: {
    idle: {
      id: 'idle',
      meta: { description: { nl: 'Kijkt naar het bord', en: 'Looking at the board' } },
      on: begin,
    },
    choosing: {
      id: 'choosing',
      tags: 'dialogOpen',
      initial: 'weighingUp',
      meta: { description: { nl: 'Kiest wie of wat, en wanneer', en: 'Choosing who or what, and when' } },
      states: {
        weighingUp: {
          meta: { description: { nl: 'Ziet wat in de weg staat', en: 'Seeing what is in the way' } },
          on: {
            'draft.changed': { actions: 'assignDraft' },
            'save.requested': 'saving',
            'removal.requested': { guard: 'isBlocked', target: 'removing' },
            'dialog.dismissed': '#idle',
          },
        },
        saving: {
          tags: 'busy',
          meta: { description: { nl: 'Wordt geblokkeerd', en: 'Being blocked' } },
          invoke: {
            id: 'save',
            src: 'save',
            input: draftInput,
            onDone: saved,
            onError: [isOld, { target: 'weighingUp', actions: 'assignRefused' }],
          },
        },
        removing: {
          tags: 'busy',
          meta: { description: { nl: 'Wordt vrijgegeven', en: 'Being released' } },
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context }) => ({ blockedTime: context.before! }),
            onDone: { target: '#done', actions: 'assignRemoved' },
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
        src: 'save',
        input: draftInput,
        onDone: saved,
        onError: [isOld, { target: 'choosing', actions: 'assignRefused' }],
      },
    },
    done: undoableState({
      id: 'done',
      description: { nl: 'Gedaan, kan nog terug', en: 'Done, can still be undone' },
      on: begin,
    }),
    undoing: undoingState({
      description: { nl: 'Gaat terug naar hoe het was', en: 'Going back to how it was' },
      src: 'undo',
      input: ({ context }: { context: BlockedTimeContext }) => ({ undo: context.undo! }),
    }),
  },
});
