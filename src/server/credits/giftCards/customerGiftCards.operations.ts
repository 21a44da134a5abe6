import type { Db } from '#server/db/schema.ts';
import { customerKeyOf } from '#server/http/customerCaller.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { giftCardsOfCustomer, movementsOfGiftCard } from './giftCards.service.ts';

type CustomerGiftCardOperations = Pick<Handlers, 'listCustomerGiftCards' | 'listCustomerGiftCardMovements'>;

export const customerGiftCardOperations = ({ db }: { db: Db }): CustomerGiftCardOperations => ({
  listCustomerGiftCards: async ({ context }) => ({
    status: 200,
    body: { data: await giftCardsOfCustomer(db, customerKeyOf(context), context.language) },
  }),
  listCustomerGiftCardMovements: async ({ context, params }) => ({
    status: 200,
    body: { data: await movementsOfGiftCard(db, customerKeyOf(context), params.id) },
  }),
});
