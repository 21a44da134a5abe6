import { createActor } from 'xstate';
import type { DeskSale, DeskSaleOffers } from '#contract/names.ts';
import { emptySale, type DeskProductOffer, type SaleDraft } from '#domain/payments/deskSale.ts';
import type { DeskSaleActors } from '#machines/deskSale/deskSale.actors.ts';
import { deskSaleMachine } from '#machines/deskSale/deskSale.machine.ts';
import type { DeskSaleAnswer, DeskSaleEvent } from '#machines/deskSale/deskSale.types.ts';
import { controlledActors } from './controlledActors.ts';
import type { EventsByType } from './eventsByType.ts';

export const giftCardOffer: DeskProductOffer = { flowId: 'f1', kind: 'giftCard', name: 'Cadeaubon', price: 0 };
export const cardOffer: DeskProductOffer = { flowId: 'f2', kind: 'subscription', name: 'Badenkaart', price: 29_500 };
export const saleOffers: DeskSaleOffers = {
  amount: { min: 1000, max: 50_000 },
  maxQuantity: 10,
  products: [giftCardOffer, cardOffer],
};

export const filledSale: SaleDraft = {
  ...emptySale(giftCardOffer),
  price: 2500,
  quantity: 2,
  from: 'Balie',
  to: 'Fenna',
  method: 'cash',
};
export const soldCards: DeskSale = {
  reservationId: 'r1',
  number: 'K-7M3Q-9F2X',
  total: 5000,
  giftCardIds: ['g1', 'g2'],
};

export function runDeskSale() {
  const world = controlledActors();
  const actors = { sell: world.promise('sell') } satisfies DeskSaleActors;
  const actor = createActor(deskSaleMachine.provide({ actors }), { input: saleOffers });
  actor.start();
  return { ...world, send: actor.send, snapshot: () => actor.getSnapshot() };
}

export const deskSaleEvents = {
  'product.chosen': [
    { type: 'product.chosen', flowId: 'f2' },
    { type: 'product.chosen', flowId: 'f1' },
  ],
  'draft.changed': [{ type: 'draft.changed', draft: filledSale }],
  'sale.requested': [{ type: 'sale.requested' }],
  'xstate.done.actor.sell': [{ type: 'xstate.done.actor.sell', output: soldCards }],
  'xstate.error.actor.sell': [{ type: 'xstate.error.actor.sell', error: { code: 'internal' } }],
} satisfies EventsByType<DeskSaleEvent | DeskSaleAnswer>;
