import { Trans } from '@lingui/react/macro';
import { mayPayMore } from '#domain/booking/totals.ts';
import { isEntry } from '#domain/booking/products.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';
import { type } from '#web/ui/theme/type.css.ts';

/** Why a part is paid now and the rest may wait, in the words of this basket. */
export function CheckoutLead() {
  const reservation = useReservationData();
  if (reservation?.checkoutType !== 'payment-and-location') return null;
  const { totalPayNow, totalPayLater, persons } = reservation;
  const hasEntry = persons.some(({ products }) => products.some(isEntry));
  return (
    <p className={type.lead}>
      {totalPayNow > 0 ? (
        <Trans id="checkout.lead.treatments">Behandelingen betaal je vooraf, zodat wij ze kunnen plannen.</Trans>
      ) : null}{' '}
      {totalPayLater > 0 ? <Later entry={hasEntry} either={mayPayMore(reservation)} /> : null}
    </p>
  );
}

function Later({ entry, either }: { entry: boolean; either: boolean }) {
  if (entry && either)
    return <Trans id="checkout.lead.entry_either">De entree reken je op locatie af, of nu alvast online.</Trans>;
  if (entry) return <Trans id="checkout.lead.entry">De entree reken je op locatie af.</Trans>;
  if (either) return <Trans id="checkout.lead.rest_either">De rest reken je op locatie af, of nu alvast online.</Trans>;
  return <Trans id="checkout.lead.rest">De rest reken je op locatie af.</Trans>;
}
