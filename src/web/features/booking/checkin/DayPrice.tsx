import { Trans } from '@lingui/react/macro';
import { paysWithVisits } from '#domain/booking/cardVisits.ts';
import { useFlow } from '#web/actors/ReservationActorContext.tsx';
import { ShownPrice } from '#web/features/catalog/offer/ShownPrice.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './checkin.css.ts';
import { useDayPrice } from './useDayPrice.ts';

/** Per person, or that a multi-visit card pays; nothing while unknown. */
export function DayPrice({ date }: { date: string }) {
  const price = useDayPrice(date);
  if (paysWithVisits(useFlow())) {
    return (
      <p className={type.label}>
        <Trans id="checkin.withCard">met badenkaart</Trans>
      </p>
    );
  }
  if (price === null) return null;
  return (
    <p className={css.price}>
      <ShownPrice {...price} />{' '}
      <span className={type.small}>
        <Trans id="common.perPerson">p.p.</Trans>
      </span>
    </p>
  );
}
