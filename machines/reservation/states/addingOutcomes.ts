import { knowFacts, knowReservation } from './transitions.ts';

export const addingEnded = { guard: 'addingEnded', target: '#expired', actions: 'learnEnding' } as const;

const refused = [...knowReservation, 'keepOutcome', 'tellNotBooked'] as const;

export const added = [
  { guard: 'everythingWasRefused', target: '#draft', actions: [...refused, 'settleStep'] },
  { guard: 'somethingWasRefused', target: '#selecting', actions: refused },
  {
    guard: 'somethingWasAdded',
    target: '#selecting',
    actions: [...knowReservation, 'keepOutcome', 'goOn', 'closeDialog'],
  },
] as const;

const showOther = [...knowFacts, 'tellAddFailed', 'settleStep'] as const;

export const otherReservation = [
  { guard: 'otherReservationIsEmpty', target: '#draft', actions: showOther },
  { guard: 'otherReservationExists', target: '#selecting', actions: showOther },
] as const;

const tellFailed = ['learnCreated', 'setHoldClock', 'tellAddFailed'] as const;

export const bookedNevertheless = { guard: 'productsAreBooked', target: '#selecting', actions: tellFailed } as const;

export const notAddedTo = <Place extends '#draft' | '#selecting'>(place: Place) =>
  [
    { guard: 'timeWasPicked', target: `${place}.pickingTime`, actions: tellFailed },
    { guard: 'messageWasWritten', target: `${place}.writingMessage`, actions: tellFailed },
    { target: place, actions: tellFailed },
  ] as const;
