import { createActor } from 'xstate';
import { emptyQueue, queued, type ArrivalQueue, type WaitingArrival } from '#domain/booking/waitingArrivals.ts';
import type { WaitingArrivalsActors } from '#machines/waitingArrivals/waitingArrivals.actors.ts';
import { waitingArrivalsMachine } from '#machines/waitingArrivals/waitingArrivals.machine.ts';
import type { WaitingArrivalsAnswer, WaitingArrivalsEvent } from '#machines/waitingArrivals/waitingArrivals.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export const comesLater = (key: string, reservationId = 'r1'): WaitingArrival => ({
  key,
  staffId: 's1',
  reservationId,
  name: 'Van Dam',
  saidAt: 0,
  change: { kind: 'visit', move: 'checkIn' },
});

export const waitingOne = queued(emptyQueue, comesLater('k1'));
const waitingTwo = queued(waitingOne, comesLater('k2', 'r2'));

export function runWaitingArrivals(input: ArrivalQueue = emptyQueue) {
  const world = controlledActors();
  const actors = { deliver: world.promise('deliver'), pause: world.promise('pause') } satisfies WaitingArrivalsActors;
  const actor = createActor(waitingArrivalsMachine.provide({ actors }), { input });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { ...world, emitted, send: actor.send, snapshot: () => actor.getSnapshot() };
}

const away = { code: 'offline' };

export const waitingArrivalsEvents = {
  'queue.changed': [
    { type: 'queue.changed', queue: waitingOne },
    { type: 'queue.changed', queue: waitingTwo },
    { type: 'queue.changed', queue: emptyQueue },
  ],
  'connection.returned': [{ type: 'connection.returned' }],
  'xstate.done.actor.deliver': [{ type: 'xstate.done.actor.deliver', output: null }],
  'xstate.error.actor.deliver': [{ type: 'xstate.error.actor.deliver', error: away }],
  'xstate.done.actor.pause': [{ type: 'xstate.done.actor.pause', output: null }],
  'xstate.error.actor.pause': [{ type: 'xstate.error.actor.pause', error: away }],
} satisfies EventsByType<WaitingArrivalsEvent | WaitingArrivalsAnswer>;
