import { Suspense } from 'react';
import { useReservationData } from '#web/actors/useReservationData.ts';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { useFocusWhenLost } from '#web/ui/useFocusWhenLost.ts';
import type { CheckoutRef } from './Checkout.tsx';
import * as css from './redeeming.css.ts';

const RedemptionList = lazyPart('choosing', () => import('./RedemptionList.tsx'), 'RedemptionList');

/** A live region, so that changes are read out. */
export function Redemptions({ checkout }: { checkout: CheckoutRef }) {
  const reservation = useReservationData();
  const totalPaid = reservation?.totalPaid ?? 0;
  useFocusWhenLost(String(totalPaid));
  return (
    <div role="status" className={css.status}>
      <Suspense>
        {reservation && totalPaid > 0 ? (
          <RedemptionList checkout={checkout} reservationId={reservation.id} totalPaid={totalPaid} />
        ) : null}
      </Suspense>
    </div>
  );
}
