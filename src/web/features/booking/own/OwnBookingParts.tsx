import type { OwnBooking } from '#contract/names.ts';
import { SwimwearNote } from '#web/features/scheduling/day/SwimwearNote.tsx';
import { ChangeChoices } from './ChangeChoices.tsx';
import { Itinerary } from './Itinerary.tsx';
import * as css from './own.css.ts';
import { OwnTicket } from './OwnTicket.tsx';
import type { SendSelfService } from './selfServiceActor.ts';

type Props = { reference: string; booking: OwnBooking; send: SendSelfService };

export function OwnBookingParts({ reference, booking, send }: Props) {
  const isCancelled = booking.state === 'cancelled';
  return (
    <>
      {isCancelled ? null : <SwimwearNote date={booking.startDate} />}
      <div className={css.columns}>
        <OwnTicket reference={reference} booking={booking} />
        <div className={css.stack}>
          {isCancelled ? null : <Itinerary booking={booking} send={send} />}
          <ChangeChoices booking={booking} send={send} />
        </div>
      </div>
    </>
  );
}
