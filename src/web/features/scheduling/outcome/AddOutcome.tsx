import { addedFor, addFailedFor } from '#machines/reservation/planning.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { AddedFor } from './AddedFor.tsx';
import { AddFailedNote } from './AddFailedNote.tsx';

export function AddOutcome({ xplanId }: { xplanId: string }) {
  const guests = useReservation(addedFor(xplanId));
  const failed = useReservation(addFailedFor(xplanId));
  return (
    <>
      <AddedFor guests={guests.length === 0 ? null : guests} />
      {failed ? <AddFailedNote /> : null}
    </>
  );
}
