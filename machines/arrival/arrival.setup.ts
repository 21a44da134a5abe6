import { assertEvent, setup } from 'xstate';
import { scannedNumber } from '#domain/booking/scannedNumber.ts';
import { undoneMarks } from '#domain/booking/guestMarks.ts';
import { refusedIn } from '#machines/failureCode.ts';
import type { UndoEmitted, UndoTag } from '#machines/undo/undo.types.ts';
import { arrivalActors } from './arrival.actors.ts';
import type { ArrivalAnswer, ArrivalContext, ArrivalEvent, MarkInput } from './arrival.types.ts';

const base = setup({
  types: {
    context: {} as ArrivalContext,
    events: {} as ArrivalEvent | ArrivalAnswer,
    emitted: {} as UndoEmitted,
    tags: {} as 'dialogOpen' | UndoTag,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: arrivalActors,
  guards: {
    isReservationNumber: ({ event }) => event.type === 'code.scanned' && scannedNumber(event.text) !== null,
    hasWaitingCode: ({ context: { isWaiting } }) => isWaiting,
    hasMarks: ({ event }) => event.type === 'marks.requested' && event.marks.length > 0,
    wristbandIsTaken: ({ event }) => event.type === 'xstate.done.actor.mark' && event.output.holders.length > 0,
    wasOvertaken: ({ context: { marks }, event }) =>
      event.type === 'xstate.done.actor.mark' && event.output.changed.length < marks.length,
  },
});

export const markInput = ({ context }: { context: ArrivalContext }): MarkInput => ({
  reservationId: context.reservationId!,
  marks: context.marks,
  shares: context.shares,
});

const nothingAsked = { marks: [], shares: false, holders: [], overtaken: [], refused: null };

export const arrivalSetup = base.extend({
  actions: {
    assignCode: base.assign(({ event }) => {
      assertEvent(event, 'code.scanned');
      return { ...nothingAsked, code: scannedNumber(event.text), isWaiting: false };
    }),
    assignWaitingCode: base.assign(({ event }) => {
      assertEvent(event, 'code.scanned');
      return { code: scannedNumber(event.text), isWaiting: true };
    }),
    assignUnreadable: base.assign({ code: null, refused: { problem: 'code_unreadable' } }),
    assignFound: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.find');
      return { ...nothingAsked, reservationId: event.output };
    }),
    assignChosen: base.assign(({ event }) => {
      assertEvent(event, 'reservation.chosen');
      return { ...nothingAsked, reservationId: event.reservationId };
    }),
    assignMarks: base.assign(({ event }) => {
      assertEvent(event, 'marks.requested');
      return { ...nothingAsked, marks: event.marks };
    }),
    assignSharing: base.assign({ shares: true, holders: [] }),
    assignHolders: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.mark');
      return { holders: event.output.holders };
    }),
    assignOvertaken: base.assign(({ context: { marks }, event }) => {
      assertEvent(event, 'xstate.done.actor.mark');
      const { changed } = event.output;
      return { overtaken: marks.map(({ person }) => person).filter((person) => !changed.includes(person)) };
    }),
    assignUndo: base.assign(({ context: { marks, reservationId }, event }) => {
      assertEvent(event, 'xstate.done.actor.mark');
      const undone = undoneMarks(marks, event.output.changed);
      return { undo: { reservationId: reservationId!, marks: undone, shares: true } };
    }),
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
    forgetRefusal: base.assign({ refused: null }),
    forgetHolders: base.assign({ holders: [] }),
    forgetWaiting: base.assign({ isWaiting: false }),
    emitRefused: base.emit(({ event }) => ({ type: 'refused', refused: refusedIn(event) }) as const),
    emitUndone: base.emit({ type: 'notice', code: 'undone' }),
  },
});
