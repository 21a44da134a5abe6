import { assertEvent, setup } from 'xstate';
import { changeForm, fitsAsChosen, unchangedDraft } from '#domain/booking/deskChangeDraft.ts';
import { failureOf, refusedIn } from '#machines/failureCode.ts';
import { deskChangeActors } from './deskChange.actors.ts';
import { outdatedCodes } from './deskChange.types.ts';
import type { DeskChangeAnswer, DeskChangeContext, DeskChangeEmitted, DeskChangeEvent } from './deskChange.types.ts';

const base = setup({
  types: {
    context: {} as DeskChangeContext,
    events: {} as DeskChangeEvent | DeskChangeAnswer,
    emitted: {} as DeskChangeEmitted,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: deskChangeActors,
  guards: {
    somethingIsDifferent: ({ event }) => event.type === 'draft.changed' && changeForm(event.draft) !== null,
    everythingFits: ({ context }) => context.quote !== null && fitsAsChosen(context.quote),
    quoteIsOutdated: ({ event }) => outdatedCodes.includes(failureOf(event) ?? ''),
  },
});

const deskChangeSetup = base.extend({
  actions: {
    assignDraft: base.assign(({ event }) => {
      assertEvent(event, 'draft.changed');
      return { draft: event.draft, refused: null };
    }),
    clearQuote: base.assign({ quote: null }),
    clearRefused: base.assign({ refused: null }),
    assignQuote: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.quoteChange');
      return { quote: event.output };
    }),
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
    emitChanged: base.emit({ type: 'booking.changed' }),
  },
});

const changed = [
  { guard: 'somethingIsDifferent', target: 'quoting', reenter: true, actions: 'assignDraft' },
  { target: 'choosing', actions: ['assignDraft', 'clearQuote'] },
] as const;

/** Departure and products of a booking at the desk: every choice is quoted, and only what fits as a whole is applied. */
export const deskChangeMachine = deskChangeSetup.createMachine({
  id: 'deskChange',
  context: { draft: unchangedDraft, quote: null, refused: null },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { description: { nl: 'Kiezen wat er anders wordt', en: 'Choosing what is to be different' } },
      on: { 'draft.changed': changed },
    },
    quoting: {
      tags: 'busy',
      meta: { description: { nl: 'Gevolgen en prijs worden gezocht', en: 'Looking for what follows and the price' } },
      invoke: {
        id: 'quoteChange',
        src: 'quoteChange',
        input: ({ context }) => ({ draft: context.draft }),
        onDone: { target: 'quoted', actions: 'assignQuote' },
        onError: { target: 'unquoted', actions: ['assignRefused', 'clearQuote'] },
      },
      on: { 'draft.changed': changed },
    },
    quoted: {
      meta: { description: { nl: 'Gevolgen en prijs staan er', en: 'What follows and the price are told' } },
      on: { 'draft.changed': changed, 'change.confirmed': { guard: 'everythingFits', target: 'applying' } },
    },
    unquoted: {
      meta: { description: { nl: 'Dit kan zo niet', en: 'It cannot be like this' } },
      on: { 'draft.changed': changed, 'quote.retried': { target: 'quoting', actions: 'clearRefused' } },
    },
    applying: {
      tags: 'busy',
      meta: { description: { nl: 'De wijziging wordt doorgevoerd', en: 'The change is being made' } },
      invoke: {
        id: 'applyChange',
        src: 'applyChange',
        input: ({ context }) => ({ draft: context.draft, quote: context.quote! }),
        onDone: { target: 'applied', actions: 'emitChanged' },
        onError: [
          { guard: 'quoteIsOutdated', target: 'quoting', actions: 'assignRefused' },
          { target: 'quoted', actions: 'assignRefused' },
        ],
      },
    },
    applied: {
      type: 'final',
      meta: { description: { nl: 'De reservering is gewijzigd', en: 'The booking is changed' } },
    },
  },
});
