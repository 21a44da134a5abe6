import { startRequestOf } from '../pickerInputOf.ts';
import { reservationSetup } from '../reservationActions.ts';
import { updateFacts, placeLost, changeConfirmedFirst } from './transitions.ts';

const base = {
  meta: { description: { nl: 'Een tijd kiezen voor de behandeling', en: 'Choosing a time for the treatment' } },
} as const;

const invoked = { id: 'timePicker', src: 'timePicker' } as const;

const chosen = { guard: 'timeWasChosen', actions: 'assignPreferredTime' } as const;
const repeated = { guard: 'alternativeRepeatsRequest', actions: 'repeatRequest' } as const;
const closed = { target: 'idle' } as const;
const failed = { target: 'idle', actions: 'emitAddFailed' } as const;

const stale = { guard: 'bookingChanged', target: 'pickingTime', reenter: true, actions: updateFacts } as const;

export const pickingFirstTime = reservationSetup.createStateConfig({
  id: 'pickingFirstTime',
  ...base,
  invoke: {
    ...invoked,
    input: ({ context }) => startRequestOf(context),
    onDone: [
      { ...chosen, target: '#creating' },
      { guard: 'changeGivesUpReservation', target: 'cancelling', actions: ['assignQuestion', 'clearRequest'] },
      { guard: 'changeIsReal', target: 'pickingTime', reenter: true, actions: ['applyChange', 'preferOfferedTime'] },
      { ...repeated, target: '#creating' },
      closed,
    ],
    onError: failed,
  },
  on: { 'facts.changed': [placeLost[2], stale, { actions: updateFacts }] },
});

export const pickingTime = reservationSetup.createStateConfig({
  ...base,
  invoke: {
    ...invoked,
    input: ({ context }) => startRequestOf(context),
    onDone: [{ ...chosen, target: 'adding' }, changeConfirmedFirst, { ...repeated, target: 'adding' }, closed],
    onError: failed,
  },
  on: { 'facts.changed': [...placeLost, stale, { actions: updateFacts }] },
});
