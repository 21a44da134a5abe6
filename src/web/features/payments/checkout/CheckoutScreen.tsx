import { useLingui } from '@lingui/react/macro';
import { checkoutRef, paymentView } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import * as css from './checkout.css.ts';
import { Checkout } from './Checkout.tsx';
import { WatchingPayment } from './WatchingPayment.tsx';

export function CheckoutScreen() {
  const { t } = useLingui();
  const view = useReservation(paymentView);
  const checkout = useReservation(checkoutRef);
  if (view === 'watching' || view === 'stillOpen' || view === 'unreachable') return <WatchingPayment view={view} />;
  if (view === 'checkout' && checkout !== undefined) return <Checkout checkout={checkout} />;
  const label =
    view === 'leaving'
      ? t({ id: 'checkout.leaving', message: 'Je wordt doorgestuurd naar de betaalpagina' })
      : t({ id: 'checkout.preparing', message: 'Je reservering wordt klaargezet' });
  return (
    <div className={css.page}>
      <Spinner label={label} delay={0} />
    </div>
  );
}
