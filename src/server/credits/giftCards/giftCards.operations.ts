import { created } from '#server/http/handlers.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { pdfFile } from '#server/http/pdfFile.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { PromoCodesService } from './promoCodes.service.ts';
import type { StaffGiftCardsService } from './staffGiftCards.service.ts';

type CardOperations = Pick<
  Handlers,
  | 'listGiftCards'
  | 'getGiftCard'
  | 'issueGiftCard'
  | 'blockGiftCard'
  | 'correctGiftCard'
  | 'printGiftCard'
  | 'mailGiftCard'
>;

type CodeOperations = Pick<
  Handlers,
  'listPromoCodes' | 'createPromoCode' | 'getPromoCode' | 'updatePromoCode' | 'deletePromoCode'
>;

const readerOf = ({ venue, language }: RequestContext) => ({ venueId: venue.venueId, language });

const callerOf = (context: RequestContext) => ({
  venue: context.venue,
  language: context.language,
  staff: staffOf(context),
});

export const giftCardOperations = (cards: StaffGiftCardsService): CardOperations => ({
  listGiftCards: async ({ context, body }) => ({
    status: 200,
    body: await cards.list(readerOf(context), body),
  }),
  getGiftCard: async ({ context, params: { id } }) => ({
    status: 200,
    body: { data: await cards.read(readerOf(context), id) },
  }),
  issueGiftCard: async ({ context, body, saveResponseAs }) =>
    created(await cards.issue({ ...callerOf(context), saveResponse: saveResponseAs(created) }, body)),
  blockGiftCard: async ({ context, params: { id }, body }) => {
    const { venueId, language } = readerOf(context);
    const decision = { ...body, language, actor: staffOf(context).id };
    return { status: 200, body: { data: await cards.block({ venueId, id }, decision) } };
  },
  correctGiftCard: async ({ context, params: { id }, body }) => ({
    status: 200,
    body: { data: await cards.correct(callerOf(context), { ...body, id }) },
  }),
  printGiftCard: async ({ context, params: { id } }) => pdfFile(id, await cards.print(callerOf(context), id)),
  mailGiftCard: async ({ context, params: { id }, body }) => {
    await cards.mail({ venueId: context.venue.venueId, id }, body.email);
    return { status: 204 };
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
