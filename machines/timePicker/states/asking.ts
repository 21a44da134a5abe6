import { timePickerSetup } from '../timePicker.setup.ts';

const startChosen = { guard: 'arrivalIsOffered', target: 'startChosen', actions: 'assignArrival' } as const;
const arrivalChosen = { guard: 'arrivalIsOffered', target: '#chosen', actions: 'assignArrival' } as const;
const departureChosen = { guard: 'departureIsOffered', target: '#chosen', actions: 'assignDeparture' } as const;

export const asking = timePickerSetup.createStateConfig({
  id: 'asking',
  initial: 'loading',
  meta: { description: { nl: 'Een tijd kiezen', en: 'Choosing a time' } },
  invoke: { id: 'times', src: 'times', input: ({ context }) => context.request, onError: '.loadFailed' },
  on: {
    'times.loaded': [
      { guard: 'chosenStayIsGone', target: '#chosen', actions: 'dropTimes' },
      { guard: 'nothingIsOffered', target: '.empty', actions: 'assignOffer' },
      { target: '.weighing', actions: 'assignOffer' },
    ],
    'times.failed': '.loadFailed',
  },
  states: {
    loading: {
      meta: { description: { nl: 'De vrije tijden worden opgehaald', en: 'Loading the times that are free' } },
    },
    loadFailed: {
      meta: { description: { nl: 'De tijden konden niet worden opgehaald', en: 'The times could not be loaded' } },
      on: { 'times.retried': { target: '#asking', reenter: true } },
    },
    empty: {
      meta: { description: { nl: 'Er zijn geen tijden', en: 'There are no times' } },
      on: { 'alternative.chosen': { guard: 'alternativeIsOffered', target: '#chosen', actions: 'assignAlternative' } },
    },
    weighing: {
      meta: { description: { nl: 'Bepalen wat nog te kiezen is', en: 'Deciding what is still to be chosen' } },
      always: [
        { guard: 'startIsChosen', target: 'startChosen' },
        { guard: 'onlyAStartIsAsked', target: 'choosingStart' },
        { guard: 'arrivalIsMissing', target: 'choosingArrival' },
        { guard: 'departureIsMissing', target: 'choosingDeparture' },
        { target: 'stayChosen' },
      ],
    },
    choosingStart: {
      meta: { description: { nl: 'Een begintijd kiezen', en: 'Choosing a start' } },
      on: { 'arrival.chosen': startChosen },
    },
    startChosen: {
      tags: ['mayConfirm'],
      meta: { description: { nl: 'De begintijd is gekozen', en: 'The start is chosen' } },
      on: { 'arrival.chosen': startChosen, 'times.confirmed': '#chosen' },
    },
    choosingArrival: {
      meta: { description: { nl: 'Een aankomsttijd kiezen', en: 'Choosing an arrival time' } },
      on: { 'arrival.chosen': arrivalChosen },
    },
    choosingDeparture: {
      meta: { description: { nl: 'Een vertrektijd kiezen', en: 'Choosing a departure time' } },
      on: { 'arrival.chosen': arrivalChosen, 'departure.chosen': departureChosen },
    },
    stayChosen: {
      meta: { description: { nl: 'Aankomst en vertrek zijn gekozen', en: 'Arrival and departure are chosen' } },
      on: { 'arrival.chosen': arrivalChosen, 'departure.chosen': departureChosen },
    },
  },
});
