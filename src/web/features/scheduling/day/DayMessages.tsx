import { useQuery } from '@tanstack/react-query';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { timesQuery } from '#web/queries/products.ts';
import { Note } from '#web/ui/Note.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { useGroup } from '#web/features/scheduling/guests/useGroup.ts';
import { SwimwearNote } from './SwimwearNote.tsx';

/** Swimwear, the schedule's message and the venue's messages of a day. */
export function DayMessages({ date }: { date: string }) {
  const { personCount: persons } = useReservation(draft);
  const group = useGroup();
  const activityId = group?.activityProduct.xplanId ?? '';
  const entryId = group?.entryProduct.xplanId ?? '';
  const query = timesQuery({ activityId, entryId, date, persons });
  const { data: times } = useQuery({ ...query, enabled: activityId !== '' });
  if (times === undefined) return null;
  return (
    <>
      <SwimwearNote date={date} />
      {times.scheduleMessage === null ? null : <Note>{times.scheduleMessage}</Note>}
      {times.messages.map((message, at) => (
        <Note key={at}>
          <RichText text={message} />
        </Note>
      ))}
    </>
  );
}
