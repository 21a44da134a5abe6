import { useLingui } from '@lingui/react/macro';
import type { OwnBooking } from '#contract/names.ts';
import { isAccepting, mayChange } from '#machines/selfService/selfService.selectors.ts';
import { SwimwearNote } from '#web/features/scheduling/day/SwimwearNote.tsx';
import { ChangeChoices } from './ChangeChoices.tsx';
import { Itinerary } from './Itinerary.tsx';
import { MovedItems } from './MovedItems.tsx';
import * as css from './own.css.ts';
import { OwnTicket } from './OwnTicket.tsx';
import type { SelfServiceSnapshot, SendSelfService } from './selfServiceActor.ts';

type Props = { reference: string; booking: OwnBooking; snapshot: SelfServiceSnapshot; send: SendSelfService };

export function OwnBookingParts({ reference, booking, snapshot, send }: Props) {
  const { t } = useLingui();
  const isCancelled = booking.state === 'cancelled';
  const isOpen = mayChange(snapshot);
  const busyLabel = isAccepting(snapshot) && t({ id: 'common.busy', message: 'Bezig…' });
  return (
    <>
      {booking.moves.length === 0 ? null : (
        <MovedItems booking={booking} mayChange={isOpen} busyLabel={busyLabel} send={send} />
      )}
      {isCancelled ? null : <SwimwearNote date={booking.startDate} />}
      <div className={css.columns}>
        <OwnTicket reference={reference} booking={booking} />
        <div className={css.stack}>
          {isCancelled ? null : <Itinerary booking={booking} send={isOpen ? send : null} />}
          <ChangeChoices booking={booking} send={send} />
        </div>
      </div>
    </>
  );
}
