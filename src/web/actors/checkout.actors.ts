import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { CheckoutActors } from '#machines/checkout/checkout.actors.ts';
import { tellOtherTabs } from '#web/api/otherTabs.ts';
import { setLastOrder } from '#web/api/tokens.ts';
import { createPayment, payOnLocation } from '#web/queries/checkout.ts';
import { reservationKey } from '#web/queries/reservation.ts';

/** The calls the checkout asks for. */
export function checkoutActors(client: QueryClient, slug: string): CheckoutActors {
  const reread = (error: unknown): never => {
    void client.invalidateQueries({ queryKey: reservationKey(slug) });
    throw error;
  };
  return {
    startPayment: fromPromise(({ input: { reservationId, method, cardToken } }) => {
      setLastOrder(reservationId);
      return createPayment(reservationId, method, cardToken).catch(reread);
    }),
    openCardFields: fromPromise(async () => (await import('./cardFields.ts')).openCardFields()),
    createCardToken: fromPromise(async () => (await import('./cardFields.ts')).createCardToken()),
    payOnLocation: fromPromise(async ({ input: { reservationId } }) => {
      await payOnLocation(reservationId).catch(reread);
      setLastOrder(reservationId);
      tellOtherTabs(slug);
      return null;
    }),
  };
}
