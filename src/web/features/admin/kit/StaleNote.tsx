import { Trans } from '@lingui/react/macro';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { isFromBefore } from '#web/queries/admin/deskAnswers.ts';
import { Note } from '#web/ui/Note.tsx';
import { useMoment } from './useMoment.ts';

/** Where what is shown may have changed since: it could not be read again, or is from before a reload. */
export function StaleNote({ error, readAt }: { error: Error | null; readAt: number }) {
  const time = useMoment()(new Date(readAt).toISOString());
  if (error === null && !isFromBefore(readAt)) return null;
  return (
    <Note kind="warning" role="status">
      {error === null ? null : <p>{refusedText(refusedBy(error))}</p>}
      <p>
        <Trans id="board.stale">Dit is de stand van {time}. We proberen het vanzelf opnieuw.</Trans>
      </p>
    </Note>
  );
}
