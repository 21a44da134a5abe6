import { assertEvent, setup } from 'xstate';
import { deskForm, fitsWhole, withoutCode } from '#domain/booking/deskDraft.ts';
import { failureOf, refusedIn } from '#machines/failureCode.ts';
import { deskBookingActors } from './deskBooking.actors.ts';
import type {
  DeskBookingAnswer,
  DeskBookingContext,
  DeskBookingEmitted,
  DeskBookingEvent,
  DeskBookingInput,
} from './deskBooking.types.ts';

/** The day is not what was told: it is told anew. Anything else may be asked once more. */
const outdated = [
  'product_unavailable',
  'version_conflict',
  'times_unavailable',
  'date_unavailable',
  'gift_card_invalid',
  'nothing_to_redeem',
];

const refusedCodes = ['gift_card_invalid', 'too_many_requests'];

const base = setup({
  types: {
    context: {} as DeskBookingContext,
    events: {} as DeskBookingEvent | DeskBookingAnswer,
    emitted: {} as DeskBookingEmitted,
    input: {} as DeskBookingInput,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: deskBookingActors,
  guards: {
    draftIsComplete: ({ event }) => event.type === 'draft.changed' && deskForm(event.draft) !== null,
    everythingFits: ({ context }) => context.quote !== null && fitsWhole(context.quote),
    codeIsRefused: ({ context, event }) =>
      context.draft.codes.length > 0 && refusedCodes.includes(failureOf(event) ?? ''),
    quoteIsOutdated: ({ event }) => outdated.includes(failureOf(event) ?? ''),
  },
});

const deskBookingSetup = base.extend({
  actions: {
    assignDraft: base.assign(({ event }) => {
      assertEvent(event, 'draft.changed');
      return { draft: event.draft, refused: null, refusedCode: null };
    }),
    clearQuote: base.assign({ quote: null }),
    clearRefused: base.assign({ refused: null }),
    assignNote: base.assign(({ context, event }) => {
      assertEvent(event, 'note.typed');
      return { draft: { ...context.draft, note: event.note } };
    }),
    assignQuote: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.quoteBooking');
      return { quote: event.output };
    }),
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
    dropRefusedCode: base.assign(({ context: { draft }, event }) => ({
      draft: withoutCode(draft, draft.codes.length - 1),
      refusedCode: refusedIn(event),
    })),
    emitBooked: base.emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.bookQuoted');
      return { type: 'reservation.booked', id: event.output.id };
    }),
  },
});

const changed = [
  { guard: 'draftIsComplete', target: 'quoting', reenter: true, actions: 'assignDraft' },
  { target: 'composing', actions: ['assignDraft', 'clearQuote'] },
] as const;

const typed = { actions: 'assignNote' } as const;

/** A booking at the desk: every change is quoted, and only what was quoted as a whole is booked. */
export const deskBookingMachine = deskBookingSetup.createMachine({
  id: 'deskBooking',
  context: ({ input }) => ({ draft: input.draft, quote: null, refused: null, refusedCode: null }),
  initial: 'composing',
  states: {
    composing: {
      meta: { description: { nl: 'Kiezen wat er geboekt wordt', en: 'Choosing what is to be booked' } },
      on: { 'draft.changed': changed, 'note.typed': typed },
    },
    quoting: {
      tags: 'busy',
      meta: { description: { nl: 'Tijden en prijs worden gezocht', en: 'Looking for times and price' } },
      invoke: {
        id: 'quoteBooking',
        src: 'quoteBooking',
        input: ({ context }) => ({ draft: context.draft }),
        onDone: { target: 'quoted', actions: 'assignQuote' },
        onError: [
          { guard: 'codeIsRefused', target: 'quoting', reenter: true, actions: 'dropRefusedCode' },
          { target: 'unquoted', actions: ['assignRefused', 'clearQuote'] },
        ],
      },
      on: { 'draft.changed': changed, 'note.typed': typed },
    },
    quoted: {
      meta: { description: { nl: 'Tijden en prijs staan er', en: 'Times and price are told' } },
      on: {
        'draft.changed': changed,
        'note.typed': typed,
        'booking.requested': { guard: 'everythingFits', target: 'booking' },
      },
    },
    unquoted: {
      meta: { description: { nl: 'Dit kan zo niet', en: 'It cannot be like this' } },
      on: {
        'draft.changed': changed,
        'note.typed': typed,
        'quote.retried': { target: 'quoting', actions: 'clearRefused' },
      },
    },
    booking: {
      tags: 'busy',
      meta: { description: { nl: 'De reservering wordt geboekt', en: 'The reservation is being booked' } },
      invoke: {
        id: 'bookQuoted',
        src: 'bookQuoted',
        input: ({ context }) => ({ draft: context.draft, quote: context.quote }),
        onDone: { target: 'booked', actions: 'emitBooked' },
        onError: [
          { guard: 'quoteIsOutdated', target: 'quoting', actions: 'assignRefused' },
          { target: 'quoted', actions: 'assignRefused' },
        ],
      },
    },
    booked: {
      type: 'final',
      meta: { description: { nl: 'De reservering is geboekt', en: 'The reservation is booked' } },
    },
  },
});
