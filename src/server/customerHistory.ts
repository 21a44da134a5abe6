import type { CustomerDetails } from '#contract/names.ts';
import type { CustomerReservationsService } from '#server/booking/customer/customerReservations.service.ts';
import { giftCardsOfCustomer } from '#server/credits/giftCards/giftCards.service.ts';
import { listSubscriptions } from '#server/credits/subscriptions/subscriptions.service.ts';
import type { Db } from './db/schema.ts';
import type { RequestContext } from './http/handlers.ts';

/** As many past reservations and orders as staff see at once. */
const most = 50;

/** What a customer booked and bought, for staff. */
export const makeCustomerHistory =
  ({ db, reservations }: { db: Db; reservations: CustomerReservationsService }) =>
  async (
    context: RequestContext,
    customerId: string,
  ): Promise<Omit<CustomerDetails, 'customer' | 'note' | 'createdAt' | 'lastUsedAt' | 'formerEmails'>> => {
    const key = { venueId: context.venue.venueId, customerId };
    const [coming, past, orders, subscriptions, giftCards] = await Promise.all([
      reservations.comingWithoutRef(context, customerId),
      reservations.past(context, { customerId, limit: most }),
      reservations.orders(context, { customerId, limit: most }),
      listSubscriptions(db, key, context.language),
      giftCardsOfCustomer(db, key, context.language),
    ]);
    return { reservations: coming, pastReservations: past, orders, subscriptions, giftCards };
  };
