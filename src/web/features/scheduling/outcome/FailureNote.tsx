import { failure } from '#machines/reservation/reservation.selectors.ts';
import type { FailureCode } from '#machines/reservation/reservation.types.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { noticeText } from '#web/i18n/noticeText.ts';
import { Note } from '#web/ui/Note.tsx';

type FailureNoteProps = { of: readonly FailureCode[]; className?: string | undefined };

/** A failure in its place. The toast was read out already, so this is no live region. */
export function FailureNote({ of, className }: FailureNoteProps) {
  const failed = useReservation(failure);
  if (failed === null || !of.includes(failed.code)) return null;
  const { title, text } = noticeText(failed);
  return (
    <Note kind="danger" title={title} className={className}>
      <p>{text}</p>
    </Note>
  );
}
