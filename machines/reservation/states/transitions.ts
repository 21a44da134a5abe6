/** Transitions that several states share. */
export const pageChanged = { guard: 'stepIsNew', target: '#restoring', actions: 'keepStep' } as const;

export const holdWasLost = { guard: 'holdWasLost', target: '#expired', actions: 'learnFacts' } as const;

export const wasConfirmed = { guard: 'wasConfirmed', target: '#finished', actions: 'learnFacts' } as const;

export const ended = { guard: 'reservationEnded', target: '#expired', actions: 'learnEnding' } as const;

export const asked = { target: '#confirmingChange', actions: 'keepQuestion' } as const;

export const questioned = { guard: 'changeNeedsQuestion', ...asked } as const;

export const knowFacts = ['learnFacts', 'setHoldClock'] as const;

/** The facts changed in a way that takes the visitor elsewhere. */
export const placeLost = [
  holdWasLost,
  wasConfirmed,
  { guard: 'placeChanged', target: '#restoring', actions: [...knowFacts] },
] as const;

/** The facts changed while the visitor may act: what they mean for the place, else only the news. */
export const factsChanged = [...placeLost, { actions: [...knowFacts] }] as const;

export const knowReservation = ['learnReservation', 'setHoldClock'] as const;

/** What adding leads to: all places refused or some, or going on. */
export const added = [
  {
    guard: 'somethingWasRefused',
    target: '#restoring',
    actions: [...knowReservation, 'keepOutcome', 'tellNotBooked'],
  },
  { target: '#restoring', actions: [...knowReservation, 'keepOutcome', 'goOn', 'closeDialog'] },
] as const;

/** A time that was chosen and a message that was written are not lost: their window opens again. */
export const notAddedTo = <Place extends '#draft' | '#selecting'>(place: Place) =>
  [
    { guard: 'timeWasPicked', target: `${place}.pickingTime`, actions: 'tellAddFailed' },
    { guard: 'messageWasWritten', target: `${place}.writingMessage`, actions: 'tellAddFailed' },
    { target: '#restoring', actions: 'tellAddFailed' },
  ] as const;
