import type { GiftCardBatch, GiftCardIssued } from '#contract/names.ts';
import type { OperationId } from '#server/http/handlers.ts';
import { orders } from '#tests/support/orderCatalogue.ts';
import { addCard, addPromoCode } from '#tests/support/redeemable.ts';
import { proefbad } from '#tests/support/venue.ts';
import { booking } from './reservationWrites.ts';
import { canaries, fresh } from './staffWorld.ts';
import type { StaffWrite, World } from './staffWorld.ts';

const { venueId } = proefbad;
const { reason } = canaries;
const unlimited = { fromDate: null, toDate: null, maxUses: null, maxUsesPerCustomer: null, flowIds: [] };
const promo = { ...unlimited, code: canaries.code, percent: 10, amount: null, active: true };

async function ownedCard(world: World): Promise<{ id: string; subscriptionId: string }> {
  const { db } = world.money.opened.app;
  await booking(world);
  const customer = await db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
  const id = `kaart-${fresh()}`;
  const card = { venueId, id, customerId: customer.id, productId: orders.card.id, amount: 5 };
  await db.insertInto('subscription').values(card).execute();
  return { id: customer.id, subscriptionId: id };
}

async function issuedCard({ money }: World): Promise<string> {
  const body = { amount: 1000, reason };
  return (await money.staff.call<GiftCardIssued>('POST', '/gift-cards', body)).json.data.giftCard.id;
}

async function issuedBatch({ money }: World): Promise<string> {
  const body = { count: 3, amount: 1000, language: 'nl', reason };
  return (await money.staff.call<GiftCardBatch>('POST', '/gift-card-batches', body)).json.data.id;
}

const promoBody = (): typeof promo => ({ ...promo, code: `${canaries.code}${fresh()}` });

export const creditWrites = {
  issueGiftCard: {
    leaves: ['giftCard created'],
    prepare: async () => ({ body: { amount: 1000, reason, email: canaries.email } }),
  },
  issueGiftCardBatch: {
    leaves: ['giftCardBatch created'],
    prepare: async () => ({ body: { count: 3, amount: 1000, language: 'nl', reason } }),
  },
  printGiftCardBatch: {
    leaves: ['giftCardBatch exported'],
    prepare: async (world) => ({ params: { id: await issuedBatch(world) }, body: { layout: 'cards' } }),
  },
  exportGiftCardBatch: {
    leaves: ['giftCardBatch exported'],
    prepare: async (world) => ({ params: { id: await issuedBatch(world) } }),
  },
  blockGiftCardBatch: {
    leaves: ['giftCardBatch changed'],
    prepare: async (world) => ({ params: { id: await issuedBatch(world) }, body: { blocked: true, reason } }),
  },
  blockGiftCard: {
    leaves: ['giftCard changed'],
    prepare: async ({ money }) => ({
      params: { id: await addCard(money.opened.app.db, { code: canaries.code, amount: 1000 }) },
      body: { blocked: true, reason, version: 1 },
    }),
  },
  correctGiftCard: {
    leaves: ['giftCard changed'],
    prepare: async (world) => ({ params: { id: await issuedCard(world) }, body: { balance: 900, reason, version: 1 } }),
  },
  printGiftCard: {
    leaves: ['giftCard exported'],
    prepare: async (world) => ({ params: { id: await issuedCard(world) } }),
  },
  mailGiftCard: {
    leaves: ['giftCard mailed'],
    prepare: async (world) => ({ params: { id: await issuedCard(world) }, body: { email: canaries.email } }),
  },
  createPromoCode: { leaves: ['promoCode created'], prepare: async () => ({ body: promoBody() }) },
  updatePromoCode: {
    leaves: ['promoCode changed'],
    prepare: async ({ made }) => {
      const body = promoBody();
      return { params: { id: await made('/promo-codes', body) }, body: { ...body, percent: 20, version: 1 } };
    },
  },
  deletePromoCode: {
    leaves: ['promoCode removed'],
    prepare: async ({ money }) => ({
      params: { id: await addPromoCode(money.opened.app.db, { code: `${canaries.code}X`, percent: 5 }) },
    }),
  },
  blockSubscription: {
    leaves: ['subscription changed'],
    prepare: async (world) => {
      const { subscriptionId } = await ownedCard(world);
      return { params: { id: subscriptionId }, body: { blocked: true, reason } };
    },
  },
  correctSubscription: {
    leaves: ['subscription changed'],
    prepare: async (world) => ({ params: await ownedCard(world), body: { used: 1, usedBefore: 0, reason } }),
  },
} satisfies Partial<Record<OperationId, StaffWrite>>;
