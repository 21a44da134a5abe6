import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { RedemptionResult } from '#contract/names.ts';
import type { CheckoutActors } from '#machines/checkout/checkout.actors.ts';
import { tellOtherTabs } from '#web/api/otherTabs.ts';
import { setLastOrder } from '#web/api/tokens.ts';
import { createPayment, payOnLocation } from '#web/queries/checkout.ts';
import { redeemCode, redemptionsQuery, removeRedemption } from '#web/queries/redemptions.ts';
import { keepReservation, reservationKey } from '#web/queries/reservation.ts';

/** The calls the checkout asks for. */
export function checkoutActors(client: QueryClient, slug: string): CheckoutActors {
  const reread = (error: unknown): never => {
    void client.invalidateQueries({ queryKey: reservationKey(slug) });
    throw error;
  };
  const known = (id: string, { reservation, redemptions }: RedemptionResult) => {
    client.setQueryData(redemptionsQuery(id, reservation.totalPaid).queryKey, redemptions);
    keepReservation(client, slug, reservation);
    const { total, totalPaid, totalPayNow, totalMustPayNow } = reservation;
    return { totals: { total, totalPaid, totalPayNow, totalMustPayNow } };
  };
  return {
    startPayment: fromPromise(({ input: { reservationId, method, cardToken } }) => {
      setLastOrder(reservationId);
      return createPayment(reservationId, method, cardToken).catch(reread);
    }),
    redeemCode: fromPromise(async ({ input: { reservationId: id, kind, code } }) =>
      known(id, await redeemCode[kind]({ id, code }).catch(reread)),
    ),
    removeRedemption: fromPromise(async ({ input: { reservationId, kind, id: redemptionId } }) =>
      known(reservationId, await removeRedemption[kind]({ id: reservationId, redemptionId }).catch(reread)),
    ),
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
