import { createActor } from 'xstate';
import type { RemovalActors } from '#machines/removal/removal.actors.ts';
import { removalMachine } from '#machines/removal/removal.machine.ts';
import type { RemovalAnswer, RemovalEvent } from '#machines/removal/removal.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runRemoval() {
  const world = controlledActors();
  const actors = { restore: world.promise('restore'), pause: world.promise('pause') } satisfies RemovalActors;
  const actor = createActor(removalMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send, snapshot: () => actor.getSnapshot() };
}

const broken = { code: 'internal' };

export const removalEvents = {
  'object.removed': [{ type: 'object.removed' }],
  'undo.requested': [{ type: 'undo.requested' }],
  'xstate.done.actor.pause': [{ type: 'xstate.done.actor.pause', output: null }],
  'xstate.error.actor.pause': [{ type: 'xstate.error.actor.pause', error: broken }],
  'xstate.done.actor.undo': [{ type: 'xstate.done.actor.undo', output: null }],
  'xstate.error.actor.undo': [{ type: 'xstate.error.actor.undo', error: broken }],
} satisfies EventsByType<RemovalEvent | RemovalAnswer>;
