import { expect } from 'vitest';
import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import type { Db } from '#server/db/schema.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { proefbad } from './venue.ts';
import { Visitor } from './visitor.ts';

const { venueId } = proefbad;

/** What is sold without a date beside the venue 'proefbad', a flow each, and the flow for visits on a card. */
export const orders = {
  giftCard: { id: 'cadeaubon', xplanId: '401', slug: 'cadeaubon', type: 3, flowType: 5, price: 0 },
  voucher: { id: 'bon', xplanId: '402', slug: 'bon', type: 3, flowType: 6, price: 6900 },
  card: { id: 'badenkaart', xplanId: '403', slug: 'badenkaart', type: 2, flowType: 7, price: 29500 },
  pass: { id: 'jaarkaart', xplanId: '404', slug: 'jaarkaart', type: 2, flowType: 7, price: 89500 },
} as const;

/** Visits on the card and days of the card and the pass. */
export const cardVisits = 3;
export const cardDays = 365;

export async function createOrderCatalogue(db: Db): Promise<void> {
  for (const { slug, flowType, ...product } of Object.values(orders)) {
    const name = JSON.stringify({ nl: product.id, en: `${product.id} (en)` });
    const usable = product.type === 2 ? { usableDays: cardDays } : {};
    const visits = product.id === 'badenkaart' ? { visits: cardVisits } : {};
    const shown = { objectType: 'product' as const, paymentMoment: 'payment' as const, imageId: 'olijftak' };
    await db
      .insertInto('product')
      .values({ venueId, name, ...shown, ...product, ...usable, ...visits })
      .execute();
    await db
      .insertInto('flow')
      .values({ venueId, id: `f-${slug}`, slug, name, type: flowType, checkoutType: 'payment', productId: product.id })
      .execute();
  }
  await db
    .insertInto('voucherWorth')
    .values({ venueId, voucherId: orders.voucher.id, productId: proefbad.entry.id, quantity: 2 })
    .execute();
  await createCardFlow(db);
}

async function createCardFlow(db: Db): Promise<void> {
  const name = JSON.stringify({ nl: 'Met een badenkaart' });
  const flow = { venueId, id: `f-${cardFlowSlug}`, slug: cardFlowSlug, name, type: 1 };
  await db
    .insertInto('flow')
    .values({ ...flow, checkoutType: 'location' })
    .execute();
  await db
    .insertInto('checkinGroup')
    .values({
      venueId,
      id: 'g-badenkaart',
      flowId: flow.id,
      name: JSON.stringify({ nl: 'Hele dag' }),
      entryProductId: proefbad.entry.id,
      activityProductId: proefbad.activity.id,
      position: 0,
    })
    .execute();
}

/** A gift card as a visitor orders it; amount in cents. */
export const giftCardForm = (change: Record<string, unknown> = {}) => ({
  productId: orders.giftCard.xplanId,
  amount: 5000,
  quantity: 1,
  from: 'Wilma',
  to: 'Fred',
  message: 'Geniet ervan!',
  ...change,
});

/** Somebody who orders on one of the flows. Every step expects to succeed. */
export class Buyer extends Visitor {
  constructor(app: TestApp, slug: string) {
    super(app, { slug, persons: 1, date: '2026-05-01', startTime: '00:00', endTime: '00:00' });
  }

  giftCards(change: Record<string, unknown> = {}): Promise<TestAnswer> {
    return this.call('PUT', `/reservation/${this.slug}/giftcard`, giftCardForm(change));
  }

  orderProduct(productId: string, quantity?: number): Promise<TestAnswer> {
    return this.call('PUT', `/reservation/${this.slug}/product`, {
      productId,
      persons: [1],
      ...(quantity === undefined ? {} : { quantity }),
    });
  }

  /** Pays through the provider and comes back; returns the provider's id of the payment. */
  async paid(provider: { control(method: 'POST', path: string): Promise<unknown> }): Promise<string> {
    const answer = await this.pay();
    expect([answer.status, answer.json.code]).toEqual([200, undefined]);
    const id = /tr_[A-Za-z0-9]+/.exec(answer.json.data.redirectUrl)?.[0] ?? '';
    await provider.control('POST', `payments/${id}/paid`);
    expect(await this.result()).toMatchObject({ status: 'confirmed' });
    return id;
  }
}
