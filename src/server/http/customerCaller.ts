import type { RequestContext } from './handlers.ts';
import { problem } from './problem.ts';

/** Throws `unauthorized` without a customer's login. */
export function customerOf({ customer }: Pick<RequestContext, 'customer'>): string {
  if (!customer) throw problem('unauthorized');
  return customer.id;
}

export const customerKeyOf = (context: RequestContext): { venueId: string; customerId: string } => ({
  venueId: context.venue.venueId,
  customerId: customerOf(context),
});
