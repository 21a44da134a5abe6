import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { OrderAction } from '#web/features/credits/order/OrderAction.tsx';
import { OrderPage } from '#web/features/credits/order/OrderPage.tsx';
import { OrderPrice } from '#web/features/credits/order/OrderPrice.tsx';

/** One per order, so a second 'Bestellen' goes on with the first. */
export function SubscriptionScreen() {
  const actor = useReservationActor();
  return (
    <OrderPage>
      {({ xplanId, price }) => (
        <>
          <OrderPrice cents={price} />
          <OrderAction onOrder={() => actor.send({ type: 'subscription.requested', productId: xplanId })} />
        </>
      )}
    </OrderPage>
  );
}
