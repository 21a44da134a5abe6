import { updateFacts, updateReservation } from './transitions.ts';

export const addingEnded = { guard: 'addingEnded', target: '#expired' } as const;

const refused = [...updateReservation, 'assignOutcome', 'emitNotBooked'] as const;

export const added = [
  { guard: 'everythingWasRefused', target: '#draft', actions: refused },
  { guard: 'somethingWasRefused', target: '#selecting', actions: refused },
  {
    guard: 'somethingWasAdded',
    target: '#selecting',
    actions: [...updateReservation, 'assignOutcome', 'goOn', 'closeDialog'],
  },
] as const;

const showOther = [...updateFacts, 'emitAddFailed'] as const;

export const otherReservation = [
  { guard: 'otherReservationIsEmpty', target: '#draft', actions: showOther },
  { guard: 'otherReservationExists', target: '#selecting', actions: showOther },
] as const;

const emitFailed = ['assignCreated', 'setHoldClock', 'emitAddFailed'] as const;

export const bookedNevertheless = { guard: 'productsAreBooked', target: '#selecting', actions: emitFailed } as const;

export const notAddedTo = <Place extends '#draft' | '#selecting'>(place: Place) =>
  [
    { guard: 'timeWasPicked', target: `${place}.pickingTime`, actions: emitFailed },
    { guard: 'messageWasWritten', target: `${place}.writingMessage`, actions: emitFailed },
    { target: place, actions: emitFailed },
  ] as const;
