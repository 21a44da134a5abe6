import { assertEvent, setup } from 'xstate';
import { anotherProduct, emptySale, missingInSale, saleFormOf } from '#domain/payments/deskSale.ts';
import { refusedIn } from '#machines/failureCode.ts';
import { deskSaleActors } from './deskSale.actors.ts';
import type { DeskSaleAnswer, DeskSaleContext, DeskSaleEvent, DeskSaleInput } from './deskSale.types.ts';

const base = setup({
  types: {
    context: {} as DeskSaleContext,
    input: {} as DeskSaleInput,
    events: {} as DeskSaleEvent | DeskSaleAnswer,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: deskSaleActors,
  guards: {
    isFilledIn: ({ context: { draft, offers } }) => missingInSale(draft, offers).length === 0,
  },
});

const deskSaleSetup = base.extend({
  actions: {
    assignProduct: base.assign(({ context: { draft, offers }, event }) => {
      assertEvent(event, 'product.chosen');
      return { draft: anotherProduct(draft, offers, event.flowId), missing: [], refused: null };
    }),
    assignDraft: base.assign(({ event }) => {
      assertEvent(event, 'draft.changed');
      return { draft: event.draft, refused: null };
    }),
    assignMissing: base.assign(({ context: { draft, offers } }) => ({ missing: missingInSale(draft, offers) })),
    clearRefused: base.assign({ missing: [], refused: null }),
    assignSale: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.sell');
      return { sale: event.output };
    }),
    assignRefused: base.assign(({ event }) => ({ refused: refusedIn(event) })),
  },
});

/** A gift card, voucher or card for visits that the desk sells, paid at once. */
export const deskSaleMachine = deskSaleSetup.createMachine({
  id: 'deskSale',
  context: ({ input }) => ({
    offers: input,
    draft: emptySale(input.products[0]!),
    missing: [],
    refused: null,
    sale: null,
  }),
  initial: 'filling',
  states: {
    filling: {
      meta: {
        description: { nl: 'Wat wordt verkocht, en hoe het is betaald', en: 'What is sold, and how it was paid' },
      },
      on: {
        'product.chosen': { actions: 'assignProduct' },
        'draft.changed': { actions: 'assignDraft' },
        'sale.requested': [
          { guard: 'isFilledIn', target: 'selling', actions: 'clearRefused' },
          { actions: 'assignMissing' },
        ],
      },
    },
    selling: {
      tags: 'busy',
      meta: { description: { nl: 'Het wordt verkocht', en: 'Selling it' } },
      invoke: {
        id: 'sell',
        src: 'sell',
        input: ({ context }) => saleFormOf(context.draft),
        onDone: { target: 'sold', actions: 'assignSale' },
        onError: { target: 'filling', actions: 'assignRefused' },
      },
    },
    sold: {
      type: 'final',
      meta: { description: { nl: 'Verkocht en betaald', en: 'Sold and paid' } },
    },
  },
});
