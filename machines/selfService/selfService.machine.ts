import { selfServiceSetup } from './selfService.setup.ts';
import { applying, confirming, quoting, refused } from './states/deciding.ts';
import { accepting, choosingDeparture, choosingMove, choosingTreatment, viewing } from './states/viewing.ts';

/** A booking by the link in its mail: what guests see, ask and change. */
export const selfServiceMachine = selfServiceSetup.createMachine({
  id: 'selfService',
  context: ({ input }) => ({
    ...input,
    seen: null,
    agreed: null,
    change: null,
    quote: null,
    paymentRef: null,
    refused: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      meta: { description: { nl: 'De reservering wordt opgehaald', en: 'Fetching the booking' } },
      invoke: {
        id: 'loadBooking',
        src: 'loadBooking',
        input: ({ context }) => ({ ref: context.ref }),
        onDone: [
          { guard: 'anotherDayIsAskedFor', target: 'choosingMove', actions: ['assignSeen', 'assignMove'] },
          {
            guard: 'anotherIsAskedFor',
            target: 'choosingTreatment',
            actions: ['assignSeen', 'assignMovedChange'],
          },
          { target: 'viewing', actions: 'assignSeen' },
        ],
        onError: { target: 'failed', actions: 'assignRefused' },
      },
    },
    failed: {
      meta: { description: { nl: 'Leest waarom er niets te zien is', en: 'Reading why there is nothing to see' } },
      on: { 'load.retried': 'loading' },
    },
    viewing,
    accepting,
    choosingDeparture,
    choosingMove,
    choosingTreatment,
    quoting,
    confirming,
    applying,
    done: {
      meta: { description: { nl: 'Leest wat er gewijzigd is', en: 'Reading what was changed' } },
      on: { 'change.dismissed': { target: 'viewing', actions: 'clearChange' } },
    },
    refused,
  },
});
