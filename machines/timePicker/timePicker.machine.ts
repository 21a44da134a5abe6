import { assertEvent, setup } from 'xstate';
import { isOffered } from '#machines/alternative.ts';
import { failureCode } from '#machines/failureCode.ts';
import { timePickerActors } from './timePicker.actors.ts';
import { departuresOf } from './departuresOf.ts';
import type {
  TimePickerAnswer,
  TimePickerContext,
  TimePickerEvent,
  TimePickerInput,
  TimePickerOutput,
} from './timePicker.types.ts';

type Args = { context: TimePickerContext; event: TimePickerEvent | TimePickerAnswer };

const base = setup({
  types: {
    context: {} as TimePickerContext,
    events: {} as TimePickerEvent | TimePickerAnswer,
    input: {} as TimePickerInput,
    output: {} as TimePickerOutput,
    tags: {} as 'mayConfirm' | 'choosing',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: timePickerActors,
  guards: {
    nothingIsOffered: ({ event }: Args) =>
      event.type === 'xstate.done.actor.loadTimes' && event.output.options.length === 0,
    preferredIsOffered: ({ context: { wish }, event }: Args) =>
      event.type === 'xstate.done.actor.loadTimes' &&
      event.output.options.some(({ arrival }) => arrival === wish.preferredTime),
    arrivalIsOffered: ({ context, event }: Args) =>
      event.type === 'arrival.chosen' && context.options.some(({ arrival }) => arrival === event.time),
    departureIsAfterArrival: ({ context, event }: Args) =>
      event.type === 'departure.chosen' && departuresOf(context).includes(event.time),
    departureIsKept: ({ context }) => context.endTime !== null,
    onlyAStartIsAsked: ({ context }) => context.startTime !== null && departuresOf(context).length === 0,
    alternativeIsOffered: ({ context, event }: Args) =>
      event.type === 'alternative.taken' && isOffered(context.alternatives, event.alternative),
  },
});

const pickerSetup = base.extend({
  actions: {
    keepOffer: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadTimes');
      const { options, reason, alternatives } = event.output;
      return { options, reason, alternatives };
    }),
    keepPreferred: base.assign(({ context }) => ({ startTime: context.wish.preferredTime })),
    keepProblem: base.assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.loadTimes');
      return { problem: failureCode(event.error) };
    }),
    keepArrival: base.assign(({ context, event }) => {
      assertEvent(event, 'arrival.chosen');
      const kept = departuresOf({ ...context, startTime: event.time }).includes(context.endTime ?? -1);
      return { startTime: event.time, endTime: kept ? context.endTime : null };
    }),
    keepDeparture: base.assign(({ event }) => {
      assertEvent(event, 'departure.chosen');
      return { endTime: event.time };
    }),
    keepAlternative: base.assign(({ event }) => {
      assertEvent(event, 'alternative.taken');
      return { taken: event.alternative };
    }),
    forgetTimes: base.assign({ startTime: null, endTime: null }),
  },
});

const arrivalChosen = { guard: 'arrivalIsOffered', target: 'weighing', actions: 'keepArrival' } as const;

function outputOf({ taken, startTime, endTime }: TimePickerContext): TimePickerOutput {
  if (taken !== null) return { kind: 'alternative', alternative: taken };
  return startTime === null ? { kind: 'dismissed' } : { kind: 'chosen', startTime, endTime };
}

/** Choosing a start, or an arrival and then a later departure; without any, an alternative. */
export const timePickerMachine = pickerSetup.createMachine({
  id: 'timePicker',
  context: ({ input }) => ({
    wish: input,
    options: [],
    reason: null,
    alternatives: [],
    problem: null,
    startTime: null,
    endTime: null,
    taken: null,
  }),
  initial: 'loading',
  on: { 'times.dismissed': { target: '.dismissed', actions: 'forgetTimes' } },
  states: {
    loading: {
      meta: { description: { nl: 'De vrije tijden worden opgehaald', en: 'Loading the times that are free' } },
      invoke: {
        id: 'loadTimes',
        src: 'loadTimes',
        input: ({ context }) => context.wish,
        onDone: [
          { guard: 'nothingIsOffered', target: 'empty', actions: 'keepOffer' },
          { guard: 'preferredIsOffered', target: 'weighing', actions: ['keepOffer', 'keepPreferred'] },
          { target: 'choosingArrival', actions: 'keepOffer' },
        ],
        onError: { target: 'loadFailed', actions: 'keepProblem' },
      },
    },
    loadFailed: {
      meta: { description: { nl: 'De tijden konden niet worden opgehaald', en: 'The times could not be loaded' } },
      on: { 'times.retried': 'loading' },
    },
    empty: {
      meta: { description: { nl: 'Er zijn geen tijden', en: 'There are no times' } },
      on: { 'alternative.taken': { guard: 'alternativeIsOffered', target: 'chosen', actions: 'keepAlternative' } },
    },
    choosingArrival: {
      tags: ['choosing'],
      meta: { description: { nl: 'Een aankomsttijd kiezen', en: 'Choosing an arrival time' } },
      on: { 'arrival.chosen': arrivalChosen },
    },
    weighing: {
      meta: {
        description: { nl: 'Bepalen of er nog een vertrektijd nodig is', en: 'Deciding if a departure is needed' },
      },
      always: [
        { guard: 'onlyAStartIsAsked', target: 'complete' },
        { guard: 'departureIsKept', target: 'complete' },
        { target: 'choosingDeparture' },
      ],
    },
    choosingDeparture: {
      tags: ['choosing'],
      meta: { description: { nl: 'Een vertrektijd kiezen', en: 'Choosing a departure time' } },
      on: {
        'arrival.chosen': arrivalChosen,
        'departure.chosen': { guard: 'departureIsAfterArrival', target: 'complete', actions: 'keepDeparture' },
      },
    },
    complete: {
      tags: ['choosing', 'mayConfirm'],
      meta: { description: { nl: 'De tijden zijn gekozen', en: 'The times are chosen' } },
      on: {
        'arrival.chosen': arrivalChosen,
        'departure.chosen': { guard: 'departureIsAfterArrival', actions: 'keepDeparture' },
        'times.confirmed': 'chosen',
      },
    },
    chosen: { type: 'final', meta: { description: { nl: 'Keuze bevestigd', en: 'The choice is confirmed' } } },
    dismissed: { type: 'final', meta: { description: { nl: 'Zonder keuze gesloten', en: 'Closed without a choice' } } },
  },
  output: ({ context }) => outputOf(context),
});
