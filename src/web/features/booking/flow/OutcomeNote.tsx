import { Suspense } from 'react';
import { replacedProducts, repricedProducts } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';

const OutcomeList = lazyPart('choosing', () => import('./OutcomeList.tsx'), 'OutcomeList');

/**
 * Specification §5: a check-in takes the place of plain products. Prices that changed meanwhile stand here too. Stays
 * until the next choice.
 */
export function OutcomeNote() {
  const replaced = useReservation(replacedProducts);
  const repriced = useReservation(repricedProducts);
  return (
    <div role="status">
      <Suspense>
        {replaced.length + repriced.length === 0 ? null : <OutcomeList replaced={replaced} repriced={repriced} />}
      </Suspense>
    </div>
  );
}
