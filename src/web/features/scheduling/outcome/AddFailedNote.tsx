import { failure } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { noticeText } from '#web/i18n/noticeText.ts';
import { Note } from '#web/ui/Note.tsx';

/** Stays when the toast is gone. */
export function AddFailedNote() {
  const failed = useReservation(failure);
  if (failed?.code !== 'add_failed') return null;
  const { title, text } = noticeText(failed);
  return (
    <Note kind="danger" title={title}>
      <p>{text}</p>
    </Note>
  );
}
