import { assertEvent, setup } from 'xstate';
import type { TimePickerContext, TimePickerEvent, TimePickerInput, TimePickerOutput } from './timePicker.types.ts';

type Args = { context: TimePickerContext; event: TimePickerEvent };

const base = setup({
  types: {
    context: {} as TimePickerContext,
    events: {} as TimePickerEvent,
    input: {} as TimePickerInput,
    output: {} as TimePickerOutput,
    tags: {} as 'mayConfirm',
    meta: {} as { description: { nl: string; en: string } },
  },
  guards: {
    nothingOffered: ({ context }) => context.options.length === 0,
    arrivalIsOffered: ({ context, event }: Args) =>
      event.type === 'arrival.chosen' && context.options.some(({ arrival }) => arrival === event.time),
    departureIsAfterArrival: ({ context, event }: Args) =>
      event.type === 'departure.chosen' && departuresOf(context).includes(event.time),
    departureIsKept: ({ context }) => context.endTime !== null,
    onlyAStartIsAsked: ({ context }) => context.startTime !== null && departuresOf(context).length === 0,
  },
});

const pickerSetup = base.extend({
  actions: {
    keepArrival: base.assign(({ context, event }) => {
      assertEvent(event, 'arrival.chosen');
      const kept = departuresOf({ ...context, startTime: event.time }).includes(context.endTime ?? -1);
      return { startTime: event.time, endTime: kept ? context.endTime : null };
    }),
    keepDeparture: base.assign(({ event }) => {
      assertEvent(event, 'departure.chosen');
      return { endTime: event.time };
    }),
    forgetTimes: base.assign({ startTime: null, endTime: null }),
  },
});

/** The departures that go with the chosen arrival: only later ones (specification §4, Adding). */
function departuresOf({ options, startTime }: TimePickerContext): number[] {
  const option = options.find(({ arrival }) => arrival === startTime);
  return option?.departures.filter((time) => time > option.arrival) ?? [];
}

const arrivalChosen = { guard: 'arrivalIsOffered', target: 'weighing', actions: 'keepArrival' } as const;

/** Choosing an arrival and then a later departure, or only a start. */
export const timePickerMachine = pickerSetup.createMachine({
  id: 'timePicker',
  context: ({ input }) => ({ options: input.options, startTime: null, endTime: null }),
  initial: 'opening',
  on: { 'times.dismissed': { target: '.dismissed', actions: 'forgetTimes' } },
  states: {
    opening: {
      meta: { description: { nl: 'Kijken of er tijden zijn', en: 'Looking whether there are times' } },
      always: [{ guard: 'nothingOffered', target: 'empty' }, { target: 'choosingArrival' }],
    },
    empty: { meta: { description: { nl: 'Er zijn geen tijden', en: 'There are no times' } } },
    choosingArrival: {
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
      meta: { description: { nl: 'Een vertrektijd kiezen', en: 'Choosing a departure time' } },
      on: {
        'arrival.chosen': arrivalChosen,
        'departure.chosen': { guard: 'departureIsAfterArrival', target: 'complete', actions: 'keepDeparture' },
      },
    },
    complete: {
      tags: ['mayConfirm'],
      meta: { description: { nl: 'De tijden zijn gekozen', en: 'The times are chosen' } },
      on: {
        'arrival.chosen': arrivalChosen,
        'departure.chosen': { guard: 'departureIsAfterArrival', actions: 'keepDeparture' },
        'times.confirmed': 'chosen',
      },
    },
    chosen: { type: 'final', meta: { description: { nl: 'Tijden bevestigd', en: 'Times confirmed' } } },
    dismissed: { type: 'final', meta: { description: { nl: 'Zonder keuze gesloten', en: 'Closed without a choice' } } },
  },
  output: ({ context }) =>
    context.startTime === null
      ? { kind: 'dismissed' }
      : { kind: 'chosen', startTime: context.startTime, endTime: context.endTime },
});
