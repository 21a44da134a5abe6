import { createActor } from 'xstate';
import type { Alternative } from '#machines/alternative.ts';
import type { TimePickerActors } from '#machines/timePicker/timePicker.actors.ts';
import { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import type {
  StartRequest,
  StayRequest,
  TimePickerAnswer,
  TimePickerEvent,
  TimePickerInput,
  TimesEvent,
  TimesOffer,
} from '#machines/timePicker/timePicker.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export const startInput: StartRequest = {
  kind: 'start',
  slug: 'behandelingen',
  productId: 'p1',
  persons: [1],
  personCount: 2,
  date: '2026-05-12',
  startTime: null,
};

export const stayInput: StayRequest = {
  kind: 'stay',
  slug: 'entree',
  checkinGroupId: 'day',
  personCount: 2,
  date: '2026-05-12',
  startTime: null,
  endTime: null,
  isBooked: false,
};

export function runTimePicker(input: TimePickerInput) {
  const world = controlledActors();
  const actors = { times: world.callback('times') } satisfies TimePickerActors;
  const actor = createActor(timePickerMachine.provide({ actors }), { input }).start();
  return {
    ...world,
    send: actor.send,
    snapshot: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
    /** The actor tells what is offered. */
    offer: (offer: TimesOffer) => world.say('times', { type: 'times.loaded', offer } satisfies TimesEvent),
    fail: () => world.say('times', { type: 'times.failed' } satisfies TimesEvent),
  };
}

const friday: Alternative = { kind: 'other_day', date: '2026-05-15', time: 690, persons: [1] };

export const timePickerEvents = {
  'arrival.chosen': [
    { type: 'arrival.chosen', time: 600 },
    { type: 'arrival.chosen', time: 660 },
    { type: 'arrival.chosen', time: 615 },
  ],
  'departure.chosen': [
    { type: 'departure.chosen', time: 720 },
    { type: 'departure.chosen', time: 780 },
    { type: 'departure.chosen', time: 735 },
  ],
  'times.confirmed': [{ type: 'times.confirmed' }],
  'times.dismissed': [{ type: 'times.dismissed' }],
  'times.retried': [{ type: 'times.retried' }],
  'alternative.chosen': [
    { type: 'alternative.chosen', alternative: friday },
    { type: 'alternative.chosen', alternative: { ...friday, date: '2026-05-22' } },
  ],
  'times.loaded': [
    {
      type: 'times.loaded',
      offer: {
        options: [
          { arrival: 600, departures: [720] },
          { arrival: 660, departures: [720, 780] },
        ],
        reason: null,
        alternatives: [],
      },
    },
    { type: 'times.loaded', offer: { options: [], reason: 'no_room', alternatives: [friday] } },
  ],
  'times.failed': [{ type: 'times.failed' }],
  'xstate.error.actor.times': [{ type: 'xstate.error.actor.times', error: { code: 'offline' } }],
} satisfies EventsByType<TimePickerEvent | TimesEvent | TimePickerAnswer>;
