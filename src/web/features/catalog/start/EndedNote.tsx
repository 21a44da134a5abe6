import { Trans } from '@lingui/react/macro';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Start.css.ts';

/** Stays on the page when the toast is gone. */
export function EndedNote({ ended }: { ended: 'expired' | 'cancelled' }) {
  return (
    <Note
      kind="warning"
      icon="clock"
      role="status"
      className={css.ended}
      title={<Trans id="start.ended.title">De reservering is verlopen of geannuleerd</Trans>}
    >
      <p>
        {ended === 'expired' ? (
          <Trans id="start.ended.expired">
            De tijd om te reserveren was voorbij. Je plaatsen zijn weer vrij. Heb je net nog betaald, dan krijg je dat
            terug. Je kunt opnieuw beginnen.
          </Trans>
        ) : (
          <Trans id="start.ended.cancelled">
            De reservering is geannuleerd. Je plaatsen zijn weer vrij. Je kunt opnieuw beginnen.
          </Trans>
        )}
      </p>
    </Note>
  );
}
