import { assertEvent, setup } from 'xstate';
import { departuresFor } from '#domain/scheduling/stay/entryTimes.ts';
import { isOffered } from '#machines/alternative.ts';
import { timePickerActors } from './timePicker.actors.ts';
import type {
  TimePickerAnswer,
  TimePickerContext,
  TimePickerEvent,
  TimePickerInput,
  TimePickerOutput,
  TimesEvent,
} from './timePicker.types.ts';

type MachineEvent = TimePickerEvent | TimesEvent | TimePickerAnswer;
type Args = { context: TimePickerContext; event: MachineEvent };

const base = setup({
  types: {
    context: {} as TimePickerContext,
    events: {} as MachineEvent,
    input: {} as TimePickerInput,
    output: {} as TimePickerOutput,
    tags: {} as 'mayConfirm',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: timePickerActors,
  guards: {
    nothingIsOffered: ({ event }: Args) => event.type === 'times.loaded' && event.offer.options.length === 0,
    chosenStayIsGone: ({ context: { request, startTime, endTime }, event }: Args) => {
      if (event.type !== 'times.loaded' || request.kind === 'start' || request.isBooked || startTime === null)
        return false;
      const option = event.offer.options.find(({ arrival }) => arrival === startTime);
      return option === undefined || (endTime !== null && !option.departures.includes(endTime));
    },
    onlyAStartIsAsked: ({ context }: Args) => context.request.kind === 'start',
    startIsChosen: ({ context }: Args) => context.request.kind === 'start' && context.startTime !== null,
    arrivalIsMissing: ({ context }: Args) => context.startTime === null,
    departureIsMissing: ({ context }: Args) => context.endTime === null,
    arrivalIsOffered: ({ context, event }: Args) =>
      event.type === 'arrival.chosen' && context.options.some(({ arrival }) => arrival === event.time),
    departureIsOffered: ({ context, event }: Args) =>
      event.type === 'departure.chosen' && departuresFor(context.options, context.startTime).includes(event.time),
    alternativeIsOffered: ({ context, event }: Args) =>
      event.type === 'alternative.chosen' && isOffered(context.alternatives, event.alternative),
  },
});

export const timePickerSetup = base.extend({
  actions: {
    assignOffer: base.assign(({ context: { request, startTime }, event }) => {
      assertEvent(event, 'times.loaded');
      const isFree = event.offer.options.some(({ arrival }) => arrival === startTime);
      return { ...event.offer, startTime: request.kind === 'stay' || isFree ? startTime : null };
    }),
    assignArrival: base.assign(({ context: { options, endTime }, event }) => {
      assertEvent(event, 'arrival.chosen');
      const departures = departuresFor(options, event.time);
      return {
        startTime: event.time,
        endTime: endTime !== null && departures.includes(endTime) ? endTime : null,
      };
    }),
    assignDeparture: base.assign(({ event }) => {
      assertEvent(event, 'departure.chosen');
      return { endTime: event.time };
    }),
    assignAlternative: base.assign(({ event }) => {
      assertEvent(event, 'alternative.chosen');
      return { alternative: event.alternative };
    }),
    dropTimes: base.assign({ startTime: null, endTime: null }),
  },
});
