import type { Db } from '#server/db/schema.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { customerKeyOf } from '#server/http/customerCaller.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import { correctVisits } from './correctVisits.ts';
import { listSubscriptions, visitHistory } from './subscriptions.service.ts';

type SubscriptionOperations = Pick<
  Handlers,
  'listCustomerSubscriptions' | 'listSubscriptionMovements' | 'correctSubscription'
>;

export const subscriptionOperations = (deps: { db: Db; newId(): string }): SubscriptionOperations => ({
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
});
