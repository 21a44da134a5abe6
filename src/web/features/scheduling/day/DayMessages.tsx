import { useQuery } from '@tanstack/react-query';
import { isSwimwearDay } from '#domain/catalog/isSwimwearDay.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { timesQuery } from '#web/queries/products.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Note } from '#web/ui/Note.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { useGroup } from '#web/features/scheduling/guests/useGroup.ts';

/** Swimwear, the schedule's message and the venue's messages of a day. */
export function DayMessages({ date }: { date: string }) {
  const { swimware } = useConfig();
  const { personCount: persons } = useReservation(draft);
  const activityId = useGroup()?.activityProduct.xplanId ?? '';
  const { data: times } = useQuery({ ...timesQuery({ activityId, date, persons }), enabled: activityId !== '' });
  if (times === undefined) return null;
  return (
    <>
      {isSwimwearDay(swimware.schedule, date) && swimware.text !== '' ? (
        <Note kind="swim">
          <RichText text={swimware.text} />
        </Note>
      ) : null}
      {times.scheduleMessage === null ? null : <Note>{times.scheduleMessage}</Note>}
      {times.messages.map((message, at) => (
        <Note key={at}>
          <RichText text={message} />
        </Note>
      ))}
    </>
  );
}
