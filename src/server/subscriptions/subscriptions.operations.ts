import type { Db } from '#server/db/schema.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { listSubscriptions } from './subscriptions.service.ts';

export const subscriptionOperations = (db: Db): Pick<Handlers, 'listCustomerSubscriptions'> => ({
  listCustomerSubscriptions: async ({ context: { venue, customer, language } }) => {
    if (!customer) throw problem('unauthorized');
    const key = { venueId: venue.venueId, customerId: customer.id };
    return { status: 200, body: { data: await listSubscriptions(db, key, language) } };
  },
});
