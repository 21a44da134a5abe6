import { assertEvent, setup } from 'xstate';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { endingOf, failureOf, refusedBecause, refusedIn } from '#machines/failureCode.ts';
import { addingActors } from './adding.actors.ts';
import type { AddingAnswer, AddingContext, AddingInput, AddingOutput } from './adding.types.ts';

type Args = { context: AddingContext; event: AddingAnswer };

const base = setup({
  types: {
    context: {} as AddingContext,
    events: {} as AddingAnswer,
    input: {} as AddingInput,
    output: {} as AddingOutput,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: addingActors,
  guards: {
    reservationExists: ({ context }: Args) => context.reservationExists,
    otherTabReserved: ({ event }: Args) => failureOf(event) === 'reservation_exists',
    reservationFitsDraft: ({ context: { draft, flowType: type }, event }: Args) => {
      const existing = event.type === 'xstate.done.actor.loadReservation' ? event.output.reservation : null;
      if (existing === null || existing.personCount !== draft.personCount) return false;
      if (flowNeeds.date({ type }) && existing.date !== draft.date) return false;
      return (
        !flowNeeds.times({ type }) || (existing.startTime === draft.startTime && existing.endTime === draft.endTime)
      );
    },
    reservationEnded: ({ event }: Args) => endingOf(failureOf(event)) !== null,
  },
});

const addingSetup = base.extend({
  actions: {
    assignReservation: base.assign(({ event }) => {
      assertEvent(event, ['xstate.done.actor.createReservation', 'xstate.done.actor.loadReservation']);
      return { reservation: event.output.reservation };
    }),
    endAdded: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.addToReservation');
      return { outcome: { kind: 'added', ...event.output } };
    }),
    endWithOtherReservation: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadReservation');
      return { outcome: { kind: 'otherReservation', facts: event.output } };
    }),
    endFailed: base.assign(({ context: { reservation }, event }) => ({
      outcome: {
        kind: 'failed',
        ...refusedIn(event),
        ...refusedBecause('error' in event ? event.error : null),
        reservation,
      },
    })),
    endEnded: base.assign(({ event }) => ({
      outcome: { kind: 'ended', gone: endingOf(failureOf(event)) ?? 'expired' },
    })),
  },
});

const failed = { target: 'closed', actions: 'endFailed' } as const;

export const addingMachine = addingSetup.createMachine({
  id: 'adding',
  context: ({ input }) => ({
    ...input,
    reservation: null,
    outcome: { kind: 'failed', problem: 'internal', reservation: null },
  }),
  initial: 'deciding',
  states: {
    deciding: {
      meta: { description: { nl: 'Is er al een reservering?', en: 'Is there a reservation already?' } },
      always: [{ guard: 'reservationExists', target: 'adding' }, { target: 'reserving' }],
    },
    reserving: {
      meta: { description: { nl: 'De reservering wordt aangemaakt', en: 'The reservation is being created' } },
      invoke: {
        id: 'createReservation',
        src: 'createReservation',
        input: ({ context: { slug, draft } }) => ({ slug, draft }),
        onDone: { target: 'adding', actions: 'assignReservation' },
        onError: [{ guard: 'otherTabReserved', target: 'reloading' }, failed],
      },
    },
    reloading: {
      meta: { description: { nl: 'De bestaande reservering wordt opgehaald', en: 'Loading the existing reservation' } },
      invoke: {
        id: 'loadReservation',
        src: 'loadReservation',
        input: ({ context: { slug } }) => ({ slug }),
        onDone: [
          { guard: 'reservationFitsDraft', target: 'adding', actions: 'assignReservation' },
          { target: 'closed', actions: 'endWithOtherReservation' },
        ],
        onError: failed,
      },
    },
    adding: {
      meta: { description: { nl: 'De keuze wordt toegevoegd', en: 'The choice is being added' } },
      invoke: {
        id: 'addToReservation',
        src: 'addToReservation',
        input: ({ context: { slug, request } }) => ({ slug, request }),
        onDone: { target: 'closed', actions: 'endAdded' },
        onError: [{ guard: 'reservationEnded', target: 'closed', actions: 'endEnded' }, failed],
      },
    },
    closed: {
      type: 'final',
      meta: { description: { nl: 'Het toevoegen is klaar', en: 'The adding has ended' } },
    },
  },
  output: ({ context }) => context.outcome,
});
