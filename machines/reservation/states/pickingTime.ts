import { reservationSetup } from '../reservationActions.ts';

/** Choosing a time for a treatment; a chosen one leads to `next`. */
export const pickingTime = (next: '#creating' | 'adding') =>
  reservationSetup.createStateConfig({
    tags: ['dialogOpen'],
    meta: { description: { nl: 'Een tijd kiezen voor de behandeling', en: 'Choosing a time for the treatment' } },
    invoke: {
      id: 'timePicker',
      src: 'timePicker',
      input: ({ event }) => ({
        options:
          event.type === 'product.requested' ? (event.times ?? []).map((arrival) => ({ arrival, departures: [] })) : [],
      }),
      onDone: [
        { guard: 'timeWasChosen', target: next, actions: 'keepPreferredTime' },
        { target: 'idle', actions: 'forgetRequest' },
      ],
      onError: { target: 'idle', actions: ['tellAddFailed', 'forgetRequest'] },
    },
  });
