import { created } from '#server/http/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { PromoCodesService } from './promoCodes.service.ts';
import type { StaffGiftCardsService } from './staffGiftCards.service.ts';

type CardOperations = Pick<Handlers, 'listGiftCards' | 'getGiftCard' | 'issueGiftCard' | 'blockGiftCard'>;

type CodeOperations = Pick<
  Handlers,
  'listPromoCodes' | 'createPromoCode' | 'getPromoCode' | 'updatePromoCode' | 'deletePromoCode'
>;

export const giftCardOperations = (cards: StaffGiftCardsService): CardOperations => ({
  listGiftCards: async ({ context, body }) => ({
    status: 200,
    body: await cards.list(context.venue.venueId, body),
  }),
  getGiftCard: async ({ context, params: { id } }) => ({
    status: 200,
    body: { data: await cards.read({ venueId: context.venue.venueId, id }) },
  }),
  issueGiftCard: async ({ context, body, saveResponseAs }) => {
    const by = { venue: context.venue, language: context.language, staff: staffOf(context) };
    return created(await cards.issue({ ...by, saveResponse: saveResponseAs(created) }, body));
  },
  blockGiftCard: async ({ context, params: { id }, body }) => {
    const key = { venueId: context.venue.venueId, id };
    return { status: 200, body: { data: await cards.block(key, { ...body, actor: staffOf(context).id }) } };
  },
});

export const promoCodeOperations = (codes: PromoCodesService): CodeOperations => ({
  listPromoCodes: async ({ context, body }) => ({
    status: 200,
    body: await codes.list(context.venue.venueId, body),
  }),
  createPromoCode: async ({ context, body }) => ({
    status: 201,
    body: { data: await codes.create(context.venue.venueId, body) },
  }),
  getPromoCode: async ({ context, params: { id } }) => ({
    status: 200,
    body: { data: await codes.read({ venueId: context.venue.venueId, id }) },
  }),
  updatePromoCode: async ({ context, params: { id }, body }) => ({
    status: 200,
    body: { data: await codes.update({ venueId: context.venue.venueId, id }, body) },
  }),
  deletePromoCode: async ({ context, params: { id } }) => {
    await codes.remove({ venueId: context.venue.venueId, id });
    return { status: 204 };
  },
});
