import { assertEvent, setup } from 'xstate';
import { failureOf, refusedIn } from '#machines/failureCode.ts';
import { closeForm, emptyDrawer, isComplete, withCoin } from './countedDrawer.ts';
import { dayCloseActors } from './dayClose.actors.ts';
import type { DayCloseAnswer, DayCloseContext, DayCloseEmitted, DayCloseEvent } from './dayClose.types.ts';

const base = setup({
  types: {
    context: {} as DayCloseContext,
    events: {} as DayCloseEvent | DayCloseAnswer,
    emitted: {} as DayCloseEmitted,
    tags: {} as 'busy' | 'dialogOpen',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: dayCloseActors,
  guards: {
    isComplete: ({ context: { day, counted } }) => day !== null && isComplete(day, counted),
    isAnotherDay: ({ event }) => failureOf(event) === 'version_conflict',
    wasClosedByColleague: ({ context: { day }, event }) => {
      assertEvent(event, 'xstate.done.actor.readAgain');
      return event.output.number !== day!.number;
    },
  },
});

const dayCloseSetup = base.extend({
  actions: {
    assignDay: base.assign(({ context: { counted }, event }) => {
      assertEvent(event, ['xstate.done.actor.readDay', 'xstate.done.actor.readAgain']);
      const { float } = event.output;
      return {
        day: event.output,
        refused: null,
        counted: {
          ...counted,
          openingFloat: counted.openingFloat ?? float,
          leftInDrawer: counted.leftInDrawer ?? float,
        },
      };
    }),
    assignAmount: base.assign(({ context: { counted }, event }) => {
      assertEvent(event, 'amount.typed');
      return { counted: { ...counted, ...event.change }, refused: null };
    }),
    assignCoin: base.assign(({ context: { counted }, event }) => {
      assertEvent(event, 'coin.counted');
      return { counted: withCoin(counted, event.coin), refused: null };
    }),
    assignCounting: base.assign(({ context: { counted }, event }) => {
      assertEvent(event, 'counting.chosen');
      const counting = event.by === 'coins' ? { coins: [], countedCash: 0 } : { coins: null };
      return { counted: { ...counted, ...counting }, refused: null };
    }),
    assignChecked: base.assign({ isChecked: true }),
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
    clearRefused: base.assign({ refused: null }),
    clearCounted: base.assign({ counted: emptyDrawer, isChecked: false, refused: null }),
    emitClosed: base.emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.closeDay');
      return { type: 'day.closed', id: event.output.id } as const;
    }),
  },
});

/** The desk counts what it took against what it should have, and closes the day for good. */
export const dayCloseMachine = dayCloseSetup.createMachine({
  id: 'dayClose',
  context: { day: null, counted: emptyDrawer, isChecked: false, refused: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      meta: { description: { nl: 'Wat de balie innam wordt opgevraagd', en: 'Asking what the desk took' } },
      invoke: {
        id: 'readDay',
        src: 'readDay',
        onDone: { target: 'counting', actions: 'assignDay' },
        onError: { target: 'unread', actions: 'assignRefused' },
      },
    },
    unread: {
      meta: { description: { nl: 'De dag kon niet worden opgevraagd', en: 'The day could not be read' } },
      on: { 'retry.requested': 'reading' },
    },
    counting: {
      meta: { description: { nl: 'Telt de kassa', en: 'Counting the drawer' } },
      on: {
        'amount.typed': { actions: 'assignAmount' },
        'coin.counted': { actions: 'assignCoin' },
        'counting.chosen': { actions: 'assignCounting' },
        'close.requested': [
          { guard: 'isComplete', target: 'confirming', actions: ['assignChecked', 'clearRefused'] },
          { actions: 'assignChecked' },
        ],
      },
    },
    confirming: {
      tags: 'dialogOpen',
      meta: {
        description: { nl: 'Bekijkt het nog eens voor het vaststaat', en: 'Looking once more before it is final' },
      },
      on: { 'close.confirmed': 'closing', 'close.dismissed': 'counting' },
    },
    closing: {
      tags: ['busy', 'dialogOpen'],
      meta: { description: { nl: 'De dag wordt afgesloten', en: 'The day is being closed' } },
      invoke: {
        id: 'closeDay',
        src: 'closeDay',
        input: ({ context: { day, counted } }) => ({ form: closeForm(day!, counted)! }),
        onDone: { target: 'closed', actions: 'emitClosed' },
        onError: [
          { guard: 'isAnotherDay', target: 'readingAgain', actions: 'assignRefused' },
          { target: 'counting', actions: 'assignRefused' },
        ],
      },
    },
    readingAgain: {
      tags: 'busy',
      meta: { description: { nl: 'Er bewoog iets sinds het tellen', en: 'Something moved since counting' } },
      invoke: {
        id: 'readAgain',
        src: 'readDay',
        onDone: [
          { guard: 'wasClosedByColleague', target: 'overtaken' },
          { target: 'changed', actions: 'assignDay' },
        ],
        onError: { target: 'unread', actions: 'assignRefused' },
      },
    },
    changed: {
      meta: { description: { nl: 'Leest dat er een betaling bij kwam', en: 'Reading that a payment came in' } },
      on: {
        'amount.typed': { target: 'counting', actions: 'assignAmount' },
        'coin.counted': { target: 'counting', actions: 'assignCoin' },
        'counting.chosen': { target: 'counting', actions: 'assignCounting' },
        'close.requested': [
          { guard: 'isComplete', target: 'confirming', actions: 'assignChecked' },
          { target: 'counting', actions: 'assignChecked' },
        ],
      },
    },
    overtaken: {
      meta: {
        description: { nl: 'Leest dat een collega de dag afsloot', en: 'Reading that a colleague closed the day' },
      },
      on: { 'retry.requested': { target: 'reading', actions: 'clearCounted' } },
    },
    closed: {
      type: 'final',
      meta: { description: { nl: 'De dag is afgesloten', en: 'The day is closed' } },
    },
  },
});
