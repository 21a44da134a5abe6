import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DraftSearch } from '#web/actors/draftSearch.ts';
import { artImage } from '#web/ui/artImage.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { arch } from '#web/ui/Card.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Note } from '#web/ui/Note.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import * as css from './Start.css.ts';

/** `again`: the flow of the reservation that ended, and what it was for. */
export type Ended = { how: 'expired' | 'cancelled'; again: { slug: string; search: DraftSearch } | null };

/** Stays on the page when the toast is gone. */
export function EndedNote({ ended: { how, again } }: { ended: Ended }) {
  return (
    <Note
      kind="warning"
      icon="clock"
      role="status"
      className={css.ended}
      title={<Trans id="start.ended.title">De reservering is verlopen of geannuleerd</Trans>}
    >
      <Picture image={artImage('olijftak')} width={84} className={joinClasses(arch(), css.endedPicture)} />
      <p>
        {how === 'expired' ? (
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
          params={{ slug: again.slug }}
          search={again.search}
          className={joinClasses(buttonClass({ kind: 'soft', size: 'small' }), css.again)}
        >
          <Trans id="start.ended.again">Zelfde dag en tijd nog eens</Trans>
        </Link>
      )}
    </Note>
  );
}
