import { selfServiceSetup } from '../selfService.setup.ts';

export const viewing = selfServiceSetup.createStateConfig({
  meta: { description: { nl: 'Bekijkt de reservering', en: 'Looking at the booking' } },
  on: {
    'moves.accepted': { target: 'accepting', actions: 'assignAgreed' },
    'cancel.requested': { guard: 'changesAreOpen', target: 'quoting', actions: 'assignCancel' },
    'guestRemoval.requested': { guard: 'changesAreOpen', target: 'quoting', actions: 'assignGuestRemoval' },
    'move.requested': { guard: 'changesAreOpen', target: 'choosingMove', actions: 'assignMove' },
    'departure.requested': { guard: 'changesAreOpen', target: 'choosingDeparture' },
    'itemChange.requested': { guard: 'changesAreOpen', target: 'choosingTreatment', actions: 'assignItemChange' },
  },
});

export const accepting = selfServiceSetup.createStateConfig({
  tags: ['busy'],
  meta: { description: { nl: 'Geeft door dat de nieuwe tijd uitkomt', en: 'Saying that the new time suits' } },
  invoke: {
    id: 'acceptMoves',
    src: 'acceptMoves',
    input: ({ context }) => ({ ref: context.ref, moves: context.agreed ?? [] }),
    onDone: { target: 'viewing', actions: 'assignSeen' },
    onError: { target: 'refused', actions: 'assignRefused' },
  },
});

export const choosingMove = selfServiceSetup.createStateConfig({
  meta: { description: { nl: 'Kiest een andere dag of tijd', en: 'Choosing another day or time' } },
  on: {
    'date.chosen': { actions: 'assignDate' },
    'time.chosen': { guard: 'dateIsChosen', target: 'quoting', actions: 'assignTime' },
    'change.dismissed': { target: 'viewing', actions: 'clearChange' },
  },
});

export const choosingDeparture = selfServiceSetup.createStateConfig({
  meta: { description: { nl: 'Kiest een andere vertrektijd', en: 'Choosing another departure' } },
  on: {
    'departure.chosen': { target: 'quoting', actions: 'assignDeparture' },
    'change.dismissed': 'viewing',
  },
});

export const choosingTreatment = selfServiceSetup.createStateConfig({
  meta: { description: { nl: 'Kiest een andere behandeling of tijd', en: 'Choosing another treatment or time' } },
  on: {
    'product.chosen': { actions: 'assignProduct' },
    'time.chosen': { target: 'quoting', actions: 'assignTime' },
    'change.dismissed': { target: 'viewing', actions: 'clearChange' },
  },
});
