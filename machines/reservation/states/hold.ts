import { reservationSetup } from '../reservationActions.ts';
import { endedBeside, updateReservation } from './transitions.ts';

export const hold = reservationSetup.createStateConfig({
  initial: 'quiet',
  meta: { description: { nl: 'De tijd dat de plaatsen vastgehouden worden', en: 'How long the places are held' } },
  on: { 'hold.ended': { target: '.quiet', actions: 'clearWarning' } },
  states: {
    quiet: {
      meta: { description: { nl: 'Nog ruim de tijd', en: 'Plenty of time' } },
      on: { 'hold.warned': { guard: 'reservationExists', target: 'warned', actions: 'assignWarning' } },
    },
    warned: {
      meta: { description: { nl: 'De tijd is bijna om', en: 'The time is almost over' } },
      always: { guard: 'nothingIsWarned', target: 'quiet' },
      on: {
        'hold.warned': { actions: 'assignWarning' },
        'hold.renewalRequested': 'renewing',
        'text.typed': { guard: 'holdRenewsItself', target: 'renewing' },
      },
    },
    renewing: {
      tags: ['renewing'],
      entry: 'clearFailure',
      meta: { description: { nl: 'De plaatsen worden langer bewaard', en: 'The places are being held longer' } },
      invoke: {
        id: 'renewHold',
        src: 'renewHold',
        input: ({ context }) => ({ slug: context.flow.slug }),
        onDone: { target: 'quiet', actions: [...updateReservation, 'clearWarning'] },
        onError: [
          { ...endedBeside, target: 'quiet' },
          { target: 'warned', actions: 'emitRenewFailed' },
        ],
      },
    },
  },
});
