import { setup } from 'xstate';
import { failureOf } from '#machines/failureCode.ts';
import { editingActors } from './editing.actors.ts';
import type { EditingAnswer, EditingContext, EditingEmitted, EditingEvent, EditingInput } from './editing.types.ts';

const base = setup({
  types: {
    context: {} as EditingContext,
    input: {} as EditingInput,
    events: {} as EditingEvent | EditingAnswer,
    emitted: {} as EditingEmitted,
    tags: {} as 'busy' | 'unsaved' | 'savable' | 'undoable' | 'leaving',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: editingActors,
  guards: {
    isProposal: ({ context }) => context.isProposal,
    isConflict: ({ event }) => failureOf(event) === 'version_conflict',
  },
});

const editingSetup = base.extend({
  actions: {
    assignExisting: base.assign({ isProposal: false }),
    resetValues: base.emit({ type: 'values.reset' }),
    emitSaved: base.emit({ type: 'notice', code: 'saved' }),
    emitUndone: base.emit({ type: 'notice', code: 'undone' }),
    emitRefused: base.emit({ type: 'notice', code: 'refused' }),
    allowLeaving: base.emit({ type: 'leave.allowed' }),
    stopLeaving: base.emit({ type: 'leave.stopped' }),
  },
});

const saved = { target: '#saved', actions: ['assignExisting', 'emitSaved'] } as const;
const discarded = { target: '#opening', actions: 'resetValues' } as const;
const refused = { target: '#refused', actions: 'emitRefused' } as const;
const leaveBy = { target: '#opening', actions: 'allowLeaving' } as const;

/** One form of the back office: nothing that was typed is lost, and nobody's work is written over unseen. */
export const editingMachine = editingSetup.createMachine({
  id: 'editing',
  context: ({ input }) => ({ isProposal: input.isProposal }),
  initial: 'opening',
  states: {
    opening: {
      id: 'opening',
      meta: { description: { nl: 'Zoals het geopend werd', en: 'As it was opened' } },
      always: [{ guard: 'isProposal', target: 'proposed' }, 'clean'],
    },
    proposed: {
      tags: 'savable',
      meta: { description: { nl: 'Een voorstel, zo op te slaan', en: 'A proposal that can be saved as it is' } },
      on: {
        'form.changed': 'dirty',
        'save.requested': 'saving',
        'leave.requested': { actions: 'allowLeaving' },
      },
    },
    clean: {
      meta: { description: { nl: 'Niets veranderd', en: 'Nothing changed' } },
      on: { 'form.changed': 'dirty', 'leave.requested': { actions: 'allowLeaving' } },
    },
    dirty: {
      id: 'dirty',
      tags: ['unsaved', 'savable'],
      initial: 'typing',
      meta: { description: { nl: 'Er is iets veranderd', en: 'Something changed' } },
      on: { 'form.unchanged': 'opening', 'changes.discarded': discarded },
      states: {
        typing: {
          meta: { description: { nl: 'Nog niet opgeslagen', en: 'Not saved yet' } },
          on: { 'save.requested': '#saving', 'leave.requested': 'leaving' },
        },
        refused: {
          id: 'refused',
          meta: { description: { nl: 'Opslaan is geweigerd', en: 'The save was refused' } },
          on: { 'save.requested': '#saving', 'leave.requested': 'leaving' },
        },
        leaving: {
          tags: 'leaving',
          meta: { description: { nl: 'Weggaan zonder op te slaan?', en: 'Leave without saving?' } },
          on: { 'leave.confirmed': leaveBy, 'leave.dismissed': { target: 'typing', actions: 'stopLeaving' } },
        },
      },
    },
    saving: {
      id: 'saving',
      tags: ['busy', 'unsaved', 'savable'],
      meta: { description: { nl: 'Opslaan', en: 'Saving' } },
      invoke: {
        id: 'save',
        src: 'save',
        onDone: saved,
        onError: [{ guard: 'isConflict', target: 'loadingTheirs' }, refused],
      },
      on: { 'leave.requested': { actions: 'stopLeaving' } },
    },
    saved: {
      id: 'saved',
      tags: 'undoable',
      meta: { description: { nl: 'Opgeslagen, kan nog terug', en: 'Saved, can still be undone' } },
      on: {
        'form.changed': 'dirty',
        'undo.requested': 'undoing',
        'leave.requested': { actions: 'allowLeaving' },
      },
    },
    undoing: {
      tags: 'busy',
      meta: { description: { nl: 'Terugzetten wat er stond', en: 'Putting back what was there' } },
      invoke: {
        id: 'undo',
        src: 'undo',
        onDone: { target: 'clean', actions: ['resetValues', 'emitUndone'] },
        onError: { target: 'clean', actions: 'emitRefused' },
      },
      on: { 'leave.requested': { actions: 'stopLeaving' } },
    },
    loadingTheirs: {
      tags: ['busy', 'unsaved', 'savable'],
      meta: { description: { nl: 'Ophalen wat iemand anders opsloeg', en: 'Fetching what somebody else saved' } },
      invoke: { id: 'loadTheirs', src: 'loadTheirs', onDone: 'conflict', onError: refused },
      on: { 'leave.requested': { actions: 'stopLeaving' } },
    },
    conflict: {
      tags: ['unsaved', 'savable'],
      initial: 'comparing',
      meta: { description: { nl: 'Iemand anders sloeg ook iets op', en: 'Somebody else saved too' } },
      on: { 'own.chosen': 'saving', 'theirs.chosen': discarded },
      states: {
        comparing: {
          meta: { description: { nl: 'Beide versies bekijken', en: 'Looking at both versions' } },
          on: { 'leave.requested': 'leaving' },
        },
        leaving: {
          tags: 'leaving',
          meta: { description: { nl: 'Weggaan zonder te kiezen?', en: 'Leave without choosing?' } },
          on: { 'leave.confirmed': leaveBy, 'leave.dismissed': { target: 'comparing', actions: 'stopLeaving' } },
        },
      },
    },
  },
});
