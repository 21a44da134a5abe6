import { Trans, useLingui } from '@lingui/react/macro';
import { hasProducts, isBusy } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { AddFailedNote } from '#web/features/scheduling/outcome/AddFailedNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import * as css from './orderPage.css.ts';

/** Without `onOrder` it submits its form. */
export function OrderAction({ onOrder }: { onOrder?: () => void }) {
  const { t } = useLingui();
  const busy = useReservation(isBusy);
  const more = useReservation(hasProducts);
  return (
    <>
      <AddFailedNote />
      <div>
        <Button
          type={onOrder === undefined ? 'submit' : 'button'}
          kind={more ? 'soft' : 'filled'}
          className={css.button}
          busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}
          {...(onOrder === undefined ? {} : { onClick: onOrder })}
        >
          <Trans id="order.order">Bestellen</Trans>
        </Button>
      </div>
    </>
  );
}
