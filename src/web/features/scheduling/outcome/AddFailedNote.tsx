import { useRef } from 'react';
import { failure } from '#machines/reservation/reservation.selectors.ts';
import type { NoticeParams } from '#machines/reservation/reservation.types.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { noticeText } from '#web/i18n/noticeText.ts';
import { Note } from '#web/ui/Note.tsx';
import { useIntoView } from '#web/ui/useIntoView.ts';

/** It is read out besides, so this is no live region. */
export function AddFailedNote() {
  const failed = useReservation(failure);
  return failed?.code === 'add_failed' ? <FailedNote params={failed.params} /> : null;
}

function FailedNote({ params }: { params: NoticeParams }) {
  const ref = useRef<HTMLDivElement>(null);
  const { title, text } = noticeText({ code: 'add_failed', params });
  useIntoView(ref, true);
  return (
    <div ref={ref}>
      <Note kind="danger" title={title}>
        <p>{text}</p>
      </Note>
    </div>
  );
}
