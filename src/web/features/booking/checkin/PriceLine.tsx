import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paysWithVisits } from '#domain/booking/cardVisits.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { ShownPrice } from '#web/features/catalog/offer/ShownPrice.tsx';
import * as css from './checkin.css.ts';
import { useDayPrice } from './useDayPrice.ts';

/** 'Entree, 2 personen 79,-'. */
export function PriceLine({ date }: { date: string }) {
  const { t } = useLingui();
  const { personCount: count } = useReservation(draft);
  const price = useDayPrice(date);
  const withCard = paysWithVisits(useFlow());
  if (price === null) return null;
  return (
    <p className={css.sum}>
      <span>
        {t({ id: 'checkin.sum', message: plural(count, { one: 'Entree, # persoon', other: 'Entree, # personen' }) })}
      </span>
      {withCard ? (
        <Trans id="checkin.withCard">met badenkaart</Trans>
      ) : (
        <ShownPrice cents={price.cents * count} varies={price.varies} className={css.sumPrice} />
      )}
    </p>
  );
}
