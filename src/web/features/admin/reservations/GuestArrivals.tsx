import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { GuestArrival, StaffReservation } from '#contract/names.ts';
import { arrivalVerdict, mayLetIn } from '#domain/booking/arrivalVerdict.ts';
import { isOpen } from '#machines/arrival/arrival.selectors.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ArrivalForm } from '../kit/guests/ArrivalForm.tsx';
import { ArrivalUndo } from '../kit/guests/ArrivalUndo.tsx';
import { panel } from '../kit/guests/Guests.css.ts';
import { LaterField } from '../kit/guests/LaterField.tsx';
import { useArrival } from '../kit/guests/useArrival.ts';
import { undoBars } from '../kit/undoBar/UndoBar.css.ts';

type GuestArrivalsProps = { reservation: StaffReservation; guests: GuestArrival[] };

/** On the day itself: guests come, or do not, one by one, as from the list of arrivals. */
export function GuestArrivals({ reservation, guests }: GuestArrivalsProps) {
  const { t } = useLingui();
  const { today } = useConfig();
  const actor = useArrival();
  const isChoosing = useSelector(actor, isOpen);
  const { id, expectedTime } = reservation;
  if (!mayLetIn(arrivalVerdict(reservation, today))) return null;
  return (
    <>
      <Button kind="outline" size="small" onClick={() => actor.send({ type: 'reservation.chosen', reservationId: id })}>
        <Trans id="arrival.guests">Aankomst per gast</Trans>
      </Button>
      {isChoosing ? (
        <Dialog
          open
          onClose={() => actor.send({ type: 'panel.closed' })}
          title={t({ id: 'arrival.guests', message: 'Aankomst per gast' })}
          closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
          width="wide"
        >
          <div className={panel}>
            <ArrivalForm reservation={{ ...reservation, guests }} actor={actor} />
            {guests.some(({ state }) => state === 'expected') ? (
              <LaterField key={expectedTime} reservation={reservation} />
            ) : null}
          </div>
        </Dialog>
      ) : null}
      <div className={undoBars}>
        <ArrivalUndo actor={actor} />
      </div>
    </>
  );
}
