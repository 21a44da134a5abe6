import { useLingui } from '@lingui/react/macro';
import { notBooked } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { notBookedSentences } from '#web/i18n/notBookedSentences.ts';
import { Note } from '#web/ui/Note.tsx';

/** What the last request could not add, with the guests it was for. */
export function NotBookedNote() {
  const { i18n } = useLingui();
  const refused = useReservation(notBooked);
  if (refused.length === 0) return null;
  return (
    <Note kind="danger">
      {notBookedSentences(refused, currentLocale()).map((sentence) => {
        const text = i18n._(sentence);
        return <p key={text}>{text}</p>;
      })}
    </Note>
  );
}
