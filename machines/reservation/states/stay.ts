import { stayRequestOf } from '../pickerInputOf.ts';
import { reservationSetup } from '../reservationActions.ts';

const picker = { id: 'stayPicker', src: 'timePicker' } as const;

/** Each choice ends the picker; it opens again with what was chosen. */
const picked = <Place extends 'choosing' | 'changing'>(place: Place) =>
  [
    { guard: 'stayIsGone', target: place, reenter: true, actions: 'dropTimes' },
    { target: place, reenter: true },
  ] as const;

const choosing = reservationSetup.createStateConfig({
  meta: { description: { nl: 'Aankomst en vertrek kiezen', en: 'Choosing arrival and departure' } },
  invoke: {
    ...picker,
    input: ({ context }) => stayRequestOf(context),
    onDone: picked('choosing'),
    onError: 'waiting',
  },
  always: { guard: 'stayIsNotToBeChosen', target: 'waiting' },
  on: { 'draft.changed': { target: 'choosing', reenter: true } },
});

const changing = reservationSetup.createStateConfig({
  meta: { description: { nl: 'De dag van de reservering wijzigen', en: 'Changing the day that is booked' } },
  invoke: {
    ...picker,
    input: ({ context }) => stayRequestOf(context),
    onDone: [{ guard: 'departureIsChosenLast', target: 'waiting' }, ...picked('changing')],
    onError: 'waiting',
  },
  always: { guard: 'stayMayNotBeChanged', target: 'waiting' },
  on: { 'draft.changed': { target: 'changing', reenter: true }, 'day.closed': 'waiting' },
});

export const stay = reservationSetup.createStateConfig({
  initial: 'waiting',
  meta: { description: { nl: 'Aankomst en vertrek', en: 'Arrival and departure' } },
  states: {
    waiting: {
      meta: { description: { nl: 'Er zijn geen tijden te kiezen', en: 'No times are to be chosen' } },
      always: { guard: 'stayIsToBeChosen', target: 'choosing' },
      on: { 'day.opened': { guard: 'stayMayBeChanged', target: 'changing' } },
    },
    choosing,
    changing,
  },
});
