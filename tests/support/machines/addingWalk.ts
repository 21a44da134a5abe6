import { createActor } from 'xstate';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { AddingActors } from '#machines/adding/adding.actors.ts';
import { addingMachine } from '#machines/adding/adding.machine.ts';
import type { AddingAnswer, AddingInput } from '#machines/adding/adding.types.ts';
import { controlledActors } from './controlledActors.ts';
import { facts, reservation } from './reservationFixtures.ts';
import type { EventsByType } from './eventsByType.ts';

export const addingInput: AddingInput = {
  slug: 'entree',
  flowType: FlowType.Entry,
  draft: { personCount: 2, date: '2026-05-12', startTime: 600, endTime: 840, checkinGroupId: 'day' },
  request: { kind: 'checkin', checkinGroupId: 'day', persons: [-1] },
  reservationExists: false,
};

export function runAdding(over: Partial<AddingInput> = {}) {
  const world = controlledActors();
  const actors = {
    createReservation: world.promise('createReservation'),
    loadReservation: world.promise('loadReservation'),
    addToReservation: world.promise('addToReservation'),
  } satisfies AddingActors;
  const actor = createActor(addingMachine.provide({ actors }), { input: { ...addingInput, ...over } }).start();
  return { ...world, state: () => actor.getSnapshot().value, output: () => actor.getSnapshot().output };
}

export const addingEvents = {
  'xstate.done.actor.createReservation': [
    { type: 'xstate.done.actor.createReservation', output: { reservation: reservation({ personsWithProducts: [] }) } },
  ],
  'xstate.error.actor.createReservation': [
    { type: 'xstate.error.actor.createReservation', error: { code: 'internal' } },
    { type: 'xstate.error.actor.createReservation', error: { code: 'reservation_exists' } },
  ],
  'xstate.done.actor.loadReservation': [
    { type: 'xstate.done.actor.loadReservation', output: facts({ reservation: reservation() }) },
    { type: 'xstate.done.actor.loadReservation', output: facts({ reservation: reservation({ personCount: 3 }) }) },
  ],
  'xstate.error.actor.loadReservation': [{ type: 'xstate.error.actor.loadReservation', error: { code: 'internal' } }],
  'xstate.done.actor.addToReservation': [
    { type: 'xstate.done.actor.addToReservation', output: { reservation: reservation(), notBooked: [] } },
  ],
  'xstate.error.actor.addToReservation': [
    { type: 'xstate.error.actor.addToReservation', error: { code: 'internal' } },
    { type: 'xstate.error.actor.addToReservation', error: { code: 'reservation_expired' } },
  ],
} satisfies EventsByType<AddingAnswer>;
