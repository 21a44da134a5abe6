export const pageChanged = { guard: 'stepIsNew', target: '#restoring', actions: 'assignStep' } as const;

export const holdWasLost = { guard: 'holdWasLost', target: '#expired', actions: 'assignFacts' } as const;

export const wasConfirmed = {
  guard: 'wasConfirmed',
  target: '#finished',
  actions: ['goToSuccess', 'assignFacts'],
} as const;

export const ended = { guard: 'reservationEnded', target: '#expired' } as const;

/** Of what runs beside the visit, which hears of it by an event. */
export const endedBeside = { guard: 'reservationEnded', actions: 'endHold' } as const;

export const confirmFirst = { target: '#confirmingChange', actions: 'assignQuestion' } as const;

export const changeMessage = { target: '#changingMessage', actions: 'assignQuestion' } as const;

export const changeConfirmedFirst = { guard: 'changeNeedsQuestion', ...confirmFirst } as const;

export const updateFacts = ['assignFacts', 'setHoldClock'] as const;

export const placeLost = [
  holdWasLost,
  wasConfirmed,
  { guard: 'placeChanged', target: '#restoring', actions: [...updateFacts] },
] as const;

export const factsChanged = [...placeLost, { actions: [...updateFacts] }] as const;

export const updateReservation = ['assignReservation', 'setHoldClock'] as const;

export const emptied = {
  guard: 'nothingIsBooked',
  target: '#draft',
  actions: [...updateReservation],
} as const;

export const backToPage = <const Actions extends readonly string[]>(actions: Actions) =>
  [
    { guard: 'isOnPayment', target: '#paying', actions },
    { guard: 'isOnInfo', target: '#info', actions },
    { target: '#selecting', actions },
  ] as const;

/** After an answer: another tab may have changed what the page needs meanwhile. */
export const backToOpenPage = <const Actions extends readonly string[]>(actions: Actions) =>
  [
    { guard: 'paymentIsClosed', target: '#restoring', actions: [...actions, 'leavePayment'] },
    ...backToPage(actions),
  ] as const;
