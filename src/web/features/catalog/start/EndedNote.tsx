import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/Button.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Start.css.ts';

/** Stays on the page when the toast is gone. */
export function EndedNote({ ended, again }: { ended: 'expired' | 'cancelled'; again: string | null }) {
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
      {again === null ? null : (
        <Link
          to="/flow/$slug"
          params={{ slug: again }}
          search={{ again: 'true' }}
          className={joinClasses(buttonClass({ kind: 'soft', size: 'small' }), css.again)}
        >
          <Trans id="start.ended.again">Zelfde dag en tijd nog eens</Trans>
        </Link>
      )}
    </Note>
  );
}
