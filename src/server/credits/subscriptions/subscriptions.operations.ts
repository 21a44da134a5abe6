import type { Db } from '#server/db/schema.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { customerKeyOf } from '#server/http/customerCaller.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import { correctVisits } from './correctVisits.ts';
import type { StaffSubscriptionsService } from './staffSubscriptions.service.ts';
import { listSubscriptions, visitHistory } from './subscriptions.service.ts';

type SubscriptionOperations = Pick<
  Handlers,
  | 'listCustomerSubscriptions'
  | 'listSubscriptionMovements'
  | 'correctSubscription'
  | 'listSubscriptions'
  | 'getSubscription'
  | 'blockSubscription'
>;

const readerOf = ({ venue, language }: RequestContext) => ({ venueId: venue.venueId, language });

export const subscriptionOperations = (deps: {
  db: Db;
  newId(): string;
  cards: StaffSubscriptionsService;
}): SubscriptionOperations => ({
  listCustomerSubscriptions: async ({ context }) => ({
    status: 200,
    body: { data: await listSubscriptions(deps.db, customerKeyOf(context), context.language) },
  }),
  listSubscriptionMovements: async ({ context, params }) => ({
    status: 200,
    body: { data: await visitHistory(deps.db, customerKeyOf(context), params.id) },
  }),
  correctSubscription: async ({ context, params, body }) => {
    const customer = { venueId: context.venue.venueId, customerId: params.id };
    const by = { actor: staffOf(context).id, language: context.language };
    const corrected = { ...body, ...by, subscriptionId: params.subscriptionId };
    return { status: 200, body: { data: await correctVisits(deps, customer, corrected) } };
  },
  listSubscriptions: async ({ context, body }) => ({
    status: 200,
    body: await deps.cards.list(readerOf(context), body),
  }),
  getSubscription: async ({ context, params: { id } }) => ({
    status: 200,
    body: { data: await deps.cards.read(readerOf(context), id) },
  }),
  blockSubscription: async ({ context, params: { id }, body }) => {
    const { venueId, language } = readerOf(context);
    const decision = { ...body, language, actor: staffOf(context).id };
    return { status: 200, body: { data: await deps.cards.block({ venueId, id }, decision) } };
  },
});
