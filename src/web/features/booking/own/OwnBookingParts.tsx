import type { OwnBooking } from '#contract/names.ts';
import { SwimwearNote } from '#web/features/scheduling/day/SwimwearNote.tsx';
import { ChangeChoices } from './ChangeChoices.tsx';
import { Itinerary } from './Itinerary.tsx';
import * as css from './own.css.ts';
import { OwnTicket } from './OwnTicket.tsx';
import type { SendSelfService } from './selfServiceActor.ts';

type Props = { reference: string; booking: OwnBooking; mayChange: boolean; send: SendSelfService };

export function OwnBookingParts({ reference, booking, mayChange, send }: Props) {
  const isCancelled = booking.state === 'cancelled';
  return (
    <>
      {isCancelled ? null : <SwimwearNote date={booking.startDate} />}
      <div className={css.columns}>
        <OwnTicket reference={reference} booking={booking} />
        <div className={css.stack}>
          {isCancelled ? null : <Itinerary booking={booking} send={mayChange ? send : null} />}
          <ChangeChoices booking={booking} send={send} />
        </div>
      </div>
    </>
  );
}
