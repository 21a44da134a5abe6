import { Trans, useLingui } from '@lingui/react/macro';
import { isBusy } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AddFailedNote } from '#web/features/scheduling/outcome/AddFailedNote.tsx';
import { PriceLine } from './PriceLine.tsx';

export function AddCheckin({ date, onAdd }: { date: string; onAdd: () => void }) {
  const { t } = useLingui();
  const busy = useReservation(isBusy);
  return (
    <>
      <PriceLine date={date} />
      <AddFailedNote />
      <Button full onClick={onAdd} busyLabel={busy && t({ id: 'common.busy', message: 'Bezig…' })}>
        <Trans id="common.add">Voeg toe</Trans>
      </Button>
    </>
  );
}
