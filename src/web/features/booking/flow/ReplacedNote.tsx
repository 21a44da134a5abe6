import { Suspense } from 'react';
import { replacedProducts } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';

const ReplacedList = lazyPart('choosing', () => import('./ReplacedList.tsx'), 'ReplacedList');

/** Specification §5: a check-in takes the place of plain products. Stays until the next choice. */
export function ReplacedNote() {
  const products = useReservation(replacedProducts);
  return (
    <div role="status">
      <Suspense>{products.length === 0 ? null : <ReplacedList products={products} />}</Suspense>
    </div>
  );
}
