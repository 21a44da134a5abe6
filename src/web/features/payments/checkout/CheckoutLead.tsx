import { Trans } from '@lingui/react/macro';
import { dueParts } from '#domain/booking/dueParts.ts';
import type { DueParts } from '#domain/booking/dueParts.ts';
import { mayPayMore } from '#domain/booking/totals.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';
import { type } from '#web/ui/theme/type.css.ts';

/** Why a part is paid now and the rest may wait, in the words of this basket. */
export function CheckoutLead() {
  const reservation = useReservationData();
  if (reservation?.checkoutType !== 'payment-and-location') return null;
  const items = reservation.persons.flatMap(({ products }) => products);
  const { now, later } = dueParts({ ...reservation, items });
  return (
    <p className={type.lead}>
      <Now due={now} /> {later === 'nothing' ? null : <Later due={later} either={mayPayMore(reservation)} />}
    </p>
  );
}

function Now({ due }: { due: DueParts['now'] }) {
  if (due === 'nothing') return null;
  if (due === 'all') return <Trans id="checkout.lead.all">Deze reservering betaal je vooraf.</Trans>;
  if (due === 'part') return <Trans id="checkout.lead.part">Een deel van het bedrag betaal je vooraf.</Trans>;
  return <Trans id="checkout.lead.treatments">Behandelingen betaal je vooraf, zodat wij ze kunnen plannen.</Trans>;
}

function Later({ due, either }: { due: 'entry' | 'rest'; either: boolean }) {
  if (due === 'entry' && either)
    return <Trans id="checkout.lead.entry_either">De entree reken je op locatie af, of nu alvast online.</Trans>;
  if (due === 'entry') return <Trans id="checkout.lead.entry">De entree reken je op locatie af.</Trans>;
  if (either) return <Trans id="checkout.lead.rest_either">De rest reken je op locatie af, of nu alvast online.</Trans>;
  return <Trans id="checkout.lead.rest">De rest reken je op locatie af.</Trans>;
}
