import { Trans } from '@lingui/react/macro';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Note } from '#web/ui/Note.tsx';
import { useMoment } from '../kit/useMoment.ts';

/** What is shown may have changed since. */
export function StaleNote({ error, readAt }: { error: Error; readAt: number }) {
  const time = useMoment()(new Date(readAt).toISOString());
  return (
    <Note kind="warning" role="status">
      <p>{refusedText(refusedBy(error))}</p>
      <p>
        <Trans id="board.stale">Dit is de stand van {time}. We proberen het vanzelf opnieuw.</Trans>
      </p>
    </Note>
  );
}
