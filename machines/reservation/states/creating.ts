import { reservationSetup } from '../reservationActions.ts';
import { added, ended, knowFacts, knowReservation, notAddedTo } from './transitions.ts';

const reserving = reservationSetup.createStateConfig({
  meta: { description: { nl: 'De reservering wordt aangemaakt', en: 'The reservation is being created' } },
  invoke: {
    id: 'createReservation',
    src: 'createReservation',
    input: ({ context }) => ({ slug: context.flow.slug, draft: context.draft }),
    onDone: { target: 'adding', actions: knowReservation },
    onError: [{ guard: 'reservationWasThere', target: 'reloading' }, ...notAddedTo('#draft')],
  },
});

/** 'Reservation already exists' is ignored; an existing one is added to when it is for the same day and persons. */
const reloading = reservationSetup.createStateConfig({
  meta: { description: { nl: 'De bestaande reservering wordt opgehaald', en: 'Loading the existing reservation' } },
  invoke: {
    id: 'loadReservation',
    src: 'loadReservation',
    input: ({ context }) => ({ slug: context.flow.slug }),
    onDone: [
      { guard: 'reloadedFitsDraft', target: 'adding', actions: knowFacts },
      { target: '#restoring', actions: [...knowFacts, 'tellAddFailed'] },
    ],
    onError: { target: '#draft', actions: 'tellAddFailed' },
  },
});

const adding = reservationSetup.createStateConfig({
  meta: { description: { nl: 'De keuze wordt toegevoegd', en: 'The choice is being added' } },
  invoke: {
    id: 'addFirst',
    src: 'addToReservation',
    input: ({ context }) => ({ slug: context.flow.slug, request: context.request }),
    onDone: added,
    onError: [
      ended,
      { guard: 'productsAreBooked', target: '#selecting', actions: 'tellAddFailed' },
      ...notAddedTo('#draft'),
    ],
  },
});

export const creating = reservationSetup.createStateConfig({
  id: 'creating',
  initial: 'deciding',
  tags: ['busy'],
  meta: { description: { nl: 'De reservering begint', en: 'The reservation begins' } },
  states: {
    deciding: {
      meta: { description: { nl: 'Is er al een reservering?', en: 'Is there a reservation already?' } },
      always: [{ guard: 'reservationExists', target: 'adding' }, { target: 'reserving' }],
    },
    reserving,
    reloading,
    adding,
  },
});
