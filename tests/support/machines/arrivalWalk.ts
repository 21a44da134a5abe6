import { createActor } from 'xstate';
import type { ArrivalActors } from '#machines/arrival/arrival.actors.ts';
import { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import type { ArrivalAnswer, ArrivalEvent } from '#machines/arrival/arrival.types.ts';
import type { GuestMark } from '#contract/names.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export function runArrival() {
  const world = controlledActors();
  const actors = {
    find: world.promise('find'),
    mark: world.promise('mark'),
    pause: world.promise('pause'),
  } satisfies ArrivalActors;
  const actor = createActor(arrivalMachine.provide({ actors }));
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export const comesIn = (person: number): GuestMark => ({ person, from: 'expected', state: 'in', wristband: '14' });
export const holder = { wristband: '14', number: 'K-7M3Q-9F2X', name: 'Van Dam', person: 1 };

const unknown = { code: 'reservation_not_found' };
const old = { code: 'version_conflict' };

export const arrivalEvents = {
  'code.scanned': [
    { type: 'code.scanned', text: 'k-7m3q-9f2x' },
    { type: 'code.scanned', text: '8710398500014' },
  ],
  'reservation.chosen': [{ type: 'reservation.chosen', reservationId: 'r1' }],
  'marks.requested': [
    { type: 'marks.requested', marks: [comesIn(1), comesIn(2)] },
    { type: 'marks.requested', marks: [] },
  ],
  'sharing.confirmed': [{ type: 'sharing.confirmed' }],
  'sharing.declined': [{ type: 'sharing.declined' }],
  'panel.closed': [{ type: 'panel.closed' }],
  'refusal.dismissed': [{ type: 'refusal.dismissed' }],
  'undo.requested': [{ type: 'undo.requested' }],
  'xstate.done.actor.find': [{ type: 'xstate.done.actor.find', output: 'r1' }],
  'xstate.error.actor.find': [{ type: 'xstate.error.actor.find', error: unknown }],
  'xstate.done.actor.mark': [
    { type: 'xstate.done.actor.mark', output: { changed: [1, 2], holders: [] } },
    { type: 'xstate.done.actor.mark', output: { changed: [2], holders: [] } },
    { type: 'xstate.done.actor.mark', output: { changed: [], holders: [holder] } },
  ],
  'xstate.error.actor.mark': [{ type: 'xstate.error.actor.mark', error: old }],
  'xstate.done.actor.undo': [{ type: 'xstate.done.actor.undo', output: { changed: [1, 2], holders: [] } }],
  'xstate.error.actor.undo': [{ type: 'xstate.error.actor.undo', error: old }],
  'xstate.done.actor.pause': [{ type: 'xstate.done.actor.pause', output: null }],
  'xstate.error.actor.pause': [{ type: 'xstate.error.actor.pause', error: old }],
} satisfies EventsByType<ArrivalEvent | ArrivalAnswer>;
