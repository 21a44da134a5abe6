import { useLingui } from '@lingui/react/macro';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { checkoutRef, paymentView } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import * as css from './checkout.css.ts';
import { Checkout } from './Checkout.tsx';
import { WatchingPayment } from './WatchingPayment.tsx';

export function CheckoutScreen() {
  const { t } = useLingui();
  const isOrder = flowNeeds.isOrderCard(useFlow());
  const view = useReservation(paymentView);
  const checkout = useReservation(checkoutRef);
  if (view === 'watching' || view === 'stillOpen' || view === 'unreachable') return <WatchingPayment view={view} />;
  if (view === 'checkout' && checkout !== undefined) return <Checkout checkout={checkout} />;
  const preparing = isOrder
    ? t({ id: 'checkout.preparing_order', message: 'Je bestelling wordt klaargezet' })
    : t({ id: 'checkout.preparing', message: 'Je reservering wordt klaargezet' });
  const label =
    view === 'leaving'
      ? t({ id: 'checkout.leaving', message: 'Je wordt doorgestuurd naar de betaalpagina' })
      : preparing;
  return (
    <div className={css.preparing}>
      <Spinner label={label} delay={0} />
    </div>
  );
}
