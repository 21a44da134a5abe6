import { undoableState, undoingState } from '#machines/undo/undo.states.ts';
import { arrivalSetup, markInput } from './arrival.setup.ts';
import type { ArrivalContext } from './arrival.types.ts';

const scanned = [
  { guard: 'isReservationNumber', target: '#finding', actions: 'assignCode' },
  { actions: 'assignUnreadable' },
] as const;
const waits = { guard: 'isReservationNumber', actions: 'assignWaitingCode' } as const;
const chosen = { target: '#panel', actions: 'assignChosen' } as const;

/** Guests at the desk: a code is read or a reservation chosen, its guests are let in, and for a while that can be undone. */
export const arrivalMachine = arrivalSetup.createMachine({
  id: 'arrival',
  context: {
    code: null,
    isWaiting: false,
    reservationId: null,
    marks: [],
    shares: false,
    holders: [],
    overtaken: [],
    undo: null,
    refused: null,
  },
  initial: 'idle',
  states: {
    idle: {
      id: 'idle',
      meta: { description: { nl: 'Wacht op gasten', en: 'Waiting for guests' } },
      always: { guard: 'hasWaitingCode', target: 'finding', actions: 'forgetWaiting' },
      on: {
        'code.scanned': [...scanned],
        'reservation.chosen': chosen,
        'refusal.dismissed': { actions: 'forgetRefusal' },
      },
    },
    finding: {
      id: 'finding',
      tags: 'busy',
      meta: { description: { nl: 'Zoekt de reservering van de code', en: 'Looking up the reservation of the code' } },
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => ({ number: context.code! }),
        onDone: { target: 'panel', actions: 'assignFound' },
        onError: { target: 'idle', actions: 'assignRefused' },
      },
      on: { 'code.scanned': { guard: 'isReservationNumber', target: 'finding', reenter: true, actions: 'assignCode' } },
    },
    panel: {
      id: 'panel',
      tags: 'dialogOpen',
      initial: 'deciding',
      meta: { description: { nl: 'Ziet wie er komen', en: 'Seeing who comes' } },
      states: {
        deciding: {
          meta: { description: { nl: 'Kiest wie er binnen zijn', en: 'Choosing who is in' } },
          on: {
            'code.scanned': [...scanned],
            'marks.requested': { guard: 'hasMarks', target: 'saving', actions: 'assignMarks' },
            'panel.closed': { target: '#idle', actions: 'forgetRefusal' },
          },
        },
        sharing: {
          meta: { description: { nl: 'Hoort wie het bandje al heeft', en: 'Hearing who has the wristband' } },
          on: {
            'code.scanned': [...scanned],
            'sharing.confirmed': { target: 'saving', actions: 'assignSharing' },
            'sharing.declined': { target: 'deciding', actions: 'forgetHolders' },
            'panel.closed': '#idle',
          },
        },
        saving: {
          tags: 'busy',
          meta: { description: { nl: 'Wordt opgeschreven', en: 'Being written down' } },
          invoke: {
            id: 'mark',
            src: 'mark',
            input: markInput,
            onDone: [
              { guard: 'wristbandIsTaken', target: 'sharing', actions: ['assignHolders', 'forgetWaiting'] },
              { guard: 'hasWaitingCode', target: '#finding', actions: 'forgetWaiting' },
              { guard: 'wasOvertaken', target: 'deciding', actions: 'assignOvertaken' },
              { target: '#marked', actions: 'assignUndo' },
            ],
            onError: { target: 'deciding', actions: ['assignRefused', 'forgetWaiting'] },
          },
          on: { 'code.scanned': waits },
        },
      },
    },
    marked: undoableState({
      id: 'marked',
      description: { nl: 'Opgeschreven, kan nog terug', en: 'Written down, can still be undone' },
      on: { 'code.scanned': [...scanned], 'reservation.chosen': chosen },
    }),
    undoing: undoingState({
      description: { nl: 'Gaat terug naar hoe het was', en: 'Going back to how it was' },
      src: 'mark',
      input: ({ context }: { context: ArrivalContext }) => context.undo!,
      on: { 'code.scanned': waits },
    }),
  },
});
