import { createActor } from 'xstate';
import type { BlockedTimeActors } from '#machines/blockedTime/blockedTime.actors.ts';
import { blockedTimeMachine } from '#machines/blockedTime/blockedTime.machine.ts';
import type {
  BlockedTime,
  BlockedTimeAnswer,
  BlockedTimeDraft,
  BlockedTimeEvent,
} from '#machines/blockedTime/blockedTime.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runBlockedTime() {
  const world = controlledActors();
  const actors = {
    save: world.promise('save'),
    remove: world.promise('remove'),
    undo: world.promise('undo'),
    pause: world.promise('pause'),
  } satisfies BlockedTimeActors;
  const actor = createActor(blockedTimeMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export const newDraft: BlockedTimeDraft = {
  date: '2026-05-12',
  id: null,
  version: null,
  resourceId: 'noor',
  startTime: '11:00',
  endTime: '12:00',
  reason: '',
};
export const blockedTime: BlockedTime = { ...newDraft, id: 'b1', version: 1 };
export const longer: BlockedTime = { ...blockedTime, endTime: '13:00' };
export const savedLonger: BlockedTime = { ...longer, version: 2 };

const inTheWay = { code: 'in_use' };
const old = { code: 'version_conflict' };

export const blockedTimeEvents = {
  'blockedTime.requested': [{ type: 'blockedTime.requested', draft: newDraft }],
  'blockedTime.chosen': [{ type: 'blockedTime.chosen', blockedTime }],
  'blockedTime.dropped': [{ type: 'blockedTime.dropped', blockedTime, draft: longer }],
  'draft.changed': [{ type: 'draft.changed', draft: { ...newDraft, reason: 'Overleg' } }],
  'save.requested': [{ type: 'save.requested' }],
  'removal.requested': [{ type: 'removal.requested' }],
  'dialog.dismissed': [{ type: 'dialog.dismissed' }],
  'undo.requested': [{ type: 'undo.requested' }],
  'xstate.done.actor.save': [{ type: 'xstate.done.actor.save', output: savedLonger }],
  'xstate.error.actor.save': [
    { type: 'xstate.error.actor.save', error: inTheWay },
    { type: 'xstate.error.actor.save', error: old },
  ],
  'xstate.done.actor.drop': [{ type: 'xstate.done.actor.drop', output: savedLonger }],
  'xstate.error.actor.drop': [
    { type: 'xstate.error.actor.drop', error: inTheWay },
    { type: 'xstate.error.actor.drop', error: old },
  ],
  'xstate.done.actor.remove': [{ type: 'xstate.done.actor.remove', output: null }],
  'xstate.error.actor.remove': [
    { type: 'xstate.error.actor.remove', error: { code: 'internal' } },
    { type: 'xstate.error.actor.remove', error: { code: 'not_found' } },
  ],
  'xstate.done.actor.undo': [{ type: 'xstate.done.actor.undo', output: null }],
  'xstate.error.actor.undo': [{ type: 'xstate.error.actor.undo', error: inTheWay }],
  'xstate.done.actor.pause': [{ type: 'xstate.done.actor.pause', output: null }],
  'xstate.error.actor.pause': [{ type: 'xstate.error.actor.pause', error: inTheWay }],
} satisfies EventsByType<BlockedTimeEvent | BlockedTimeAnswer>;
