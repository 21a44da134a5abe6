import { Trans } from '@lingui/react/macro';
import type { MovedItem } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { movedMoments } from '#web/i18n/movedMoments.ts';

type MovedNoteProps = { moved: Omit<MovedItem, 'itemId' | 'name' | 'persons'> };

/** That the guest was mailed another time or day, and whether it suits. */
export function MovedNote({ moved }: MovedNoteProps) {
  const { from, to } = movedMoments(moved, currentLocale());
  return moved.accepted ? (
    <Trans id="moved.accepted">
      Verplaatst van {from} naar {to} · gast akkoord
    </Trans>
  ) : (
    <Trans id="moved.open">
      Verplaatst van {from} naar {to} · nog geen akkoord
    </Trans>
  );
}
