import { created } from '#server/http/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { staffOf, venueFor } from '#server/http/staffCaller.ts';
import type { PromoCodesService } from './promoCodes.service.ts';
import type { StaffCardsService } from './staffCards.service.ts';

type CardOperations = Pick<Handlers, 'listGiftCards' | 'getGiftCard' | 'issueGiftCard' | 'blockGiftCard'>;

type CodeOperations = Pick<
  Handlers,
  'listPromoCodes' | 'createPromoCode' | 'getPromoCode' | 'updatePromoCode' | 'deletePromoCode'
>;

export const giftCardOperations = (cards: StaffCardsService): CardOperations => ({
  listGiftCards: async ({ context, query }) => ({
    status: 200,
    body: await cards.list(venueFor(context, 'readMoney'), query),
  }),
  getGiftCard: async ({ context, params: { id } }) => ({
    status: 200,
    body: { data: await cards.read({ venueId: venueFor(context, 'readMoney'), id }) },
  }),
  issueGiftCard: async ({ context, body, keep }) => {
    const by = { venueId: venueFor(context, 'changeMoney'), language: context.language, actor: staffOf(context).id };
    return created(await cards.issue({ ...by, kept: keep(created) }, body));
  },
  blockGiftCard: async ({ context, params: { id }, body }) => {
    const key = { venueId: venueFor(context, 'changeMoney'), id };
    return { status: 200, body: { data: await cards.block(key, { ...body, actor: staffOf(context).id }) } };
  },
});

export const promoCodeOperations = (codes: PromoCodesService): CodeOperations => ({
  listPromoCodes: async ({ context, query }) => ({
    status: 200,
    body: await codes.list(venueFor(context, 'managePromoCodes'), query),
  }),
  createPromoCode: async ({ context, body }) => ({
    status: 201,
    body: { data: await codes.create(venueFor(context, 'managePromoCodes'), body) },
  }),
  getPromoCode: async ({ context, params: { id } }) => ({
    status: 200,
    body: { data: await codes.read({ venueId: venueFor(context, 'managePromoCodes'), id }) },
  }),
  updatePromoCode: async ({ context, params: { id }, body }) => ({
    status: 200,
    body: { data: await codes.update({ venueId: venueFor(context, 'managePromoCodes'), id }, body) },
  }),
  deletePromoCode: async ({ context, params: { id } }) => {
    await codes.remove({ venueId: venueFor(context, 'managePromoCodes'), id });
    return { status: 204 };
  },
});
