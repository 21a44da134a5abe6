import type { Db } from '#server/db/schema.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import { correctVisits } from './correctVisits.ts';
import { listSubscriptions } from './subscriptions.service.ts';

type SubscriptionOperations = Pick<Handlers, 'listCustomerSubscriptions' | 'correctSubscription'>;

export const subscriptionOperations = (deps: { db: Db; newId(): string }): SubscriptionOperations => ({
  listCustomerSubscriptions: async ({ context: { venue, customer, language } }) => {
    if (!customer) throw problem('unauthorized');
    const key = { venueId: venue.venueId, customerId: customer.id };
    return { status: 200, body: { data: await listSubscriptions(deps.db, key, language) } };
  },
  correctSubscription: async ({ context, params, body }) => {
    const customer = { venueId: context.venue.venueId, customerId: params.id };
    const by = { actor: staffOf(context).id, language: context.language };
    const corrected = { ...body, ...by, subscriptionId: params.subscriptionId };
    return { status: 200, body: { data: await correctVisits(deps, customer, corrected) } };
  },
});
