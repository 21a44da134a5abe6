import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { RedemptionResult } from '#contract/names.ts';
import { loadWhenConnected } from '#domain/values/loadWhenConnected.ts';
import type { CheckoutActors } from '#machines/checkout/checkout.actors.ts';
import { forgetGift } from '#web/queries/giftLink.ts';
import { isInTest } from '#web/api/flowTest.ts';
import { notifyOtherTabs } from '#web/api/otherTabs.ts';
import { setLastOrder } from '#web/api/tokens.ts';
import { createPayment, payOnLocation } from '#web/queries/checkout.ts';
import { redeemCode, redemptionsQuery, removeRedemption } from '#web/queries/redemptions.ts';
import { cacheReservation, reservationKey } from '#web/queries/reservation.ts';

const cardFields = loadWhenConnected(
  () => navigator.onLine,
  () => import('./cardFields.ts'),
);

export function checkoutActors(client: QueryClient, slug: string): CheckoutActors {
  const refetchAndThrow = (error: unknown): never => {
    void client.invalidateQueries({ queryKey: reservationKey(slug) });
    throw error;
  };
  const applyRedemptions = (id: string, { reservation, redemptions }: RedemptionResult) => {
    client.setQueryData(redemptionsQuery(id, reservation.totalPaid).queryKey, redemptions);
    cacheReservation(client, slug, reservation);
    const { total, totalPaid, totalPayNow, totalMayPayNow } = reservation;
    return { totals: { total, totalPaid, totalPayNow, totalMayPayNow } };
  };
  return {
    startPayment: fromPromise(({ input: { reservationId, ...order } }) => {
      setLastOrder(reservationId);
      return createPayment(reservationId, order).catch(refetchAndThrow);
    }),
    redeemCode: fromPromise(async ({ input: { reservationId: id, kind, code } }) => {
      const result = await redeemCode[kind]({ id, code }).catch(refetchAndThrow);
      forgetGift();
      return applyRedemptions(id, result);
    }),
    removeRedemption: fromPromise(async ({ input: { reservationId, kind, id: redemptionId } }) =>
      applyRedemptions(
        reservationId,
        await removeRedemption[kind]({ id: reservationId, redemptionId }).catch(refetchAndThrow),
      ),
    ),
    // In a test nobody fills in a card, and the server asks no provider.
    openCardFields: fromPromise(async ({ input }) => (isInTest() ? null : (await cardFields()).openCardFields(input))),
    createCardToken: fromPromise(async () =>
      isInTest() ? { cardToken: 'tkn_test' } : (await cardFields()).createCardToken(),
    ),
    payOnLocation: fromPromise(async ({ input: { reservationId } }) => {
      await payOnLocation(reservationId).catch(refetchAndThrow);
      setLastOrder(reservationId);
      notifyOtherTabs(slug);
      return null;
    }),
  };
}
