import { timesAreMissing } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { DayChoice } from '#web/features/scheduling/day/DayChoice.tsx';
import { PersonControl } from '#web/features/scheduling/guests/PersonControl.tsx';
import { AddCheckin } from './AddCheckin.tsx';
import { CheckinFrame } from './CheckinFrame.tsx';
import { DayPrice } from './DayPrice.tsx';
import { GroupChoice } from './GroupChoice.tsx';
import { useBooked } from './useBooked.ts';

export function CheckinScreen() {
  const actor = useReservationActor();
  const missing = useReservation(timesAreMissing);
  const booked = useBooked();
  const add = (): void => actor.send({ type: 'checkin.requested', persons: [-1] });
  return (
    <CheckinFrame
      choices={
        <>
          <PersonControl />
          <GroupChoice />
        </>
      }
    >
      <DayChoice
        wide={booked.items.length === 0}
        head={(day) => <DayPrice date={day} />}
        foot={(day) => (booked.complete ? null : <AddCheckin date={day} onAdd={add} />)}
        missing={missing}
      />
    </CheckinFrame>
  );
}
