export const pageChanged = { guard: 'stepIsNew', target: '#restoring', actions: 'keepStep' } as const;

export const holdWasLost = { guard: 'holdWasLost', target: '#expired', actions: 'learnFacts' } as const;

export const wasConfirmed = {
  guard: 'wasConfirmed',
  target: '#finished',
  actions: ['goToSuccess', 'learnFacts'],
} as const;

export const ended = { guard: 'reservationEnded', target: '#expired', actions: 'learnEnding' } as const;

export const confirmFirst = { target: '#confirmingChange', actions: 'keepQuestion' } as const;

export const changeConfirmedFirst = { guard: 'changeNeedsQuestion', ...confirmFirst } as const;

export const knowFacts = ['learnFacts', 'setHoldClock'] as const;

export const placeLost = [
  holdWasLost,
  wasConfirmed,
  { guard: 'placeChanged', target: '#restoring', actions: [...knowFacts] },
] as const;

export const factsChanged = [...placeLost, { actions: [...knowFacts] }] as const;

export const knowReservation = ['learnReservation', 'setHoldClock', 'forgetFailure'] as const;

export const emptied = {
  guard: 'nothingIsBooked',
  target: '#draft',
  actions: [...knowReservation, 'settleStep'],
} as const;

export const backToPage = <const Actions extends readonly string[]>(actions: Actions) =>
  [
    { guard: 'isOnPayment', target: '#paying', actions },
    { guard: 'isOnInfo', target: '#info', actions },
    { target: '#selecting', actions },
  ] as const;
