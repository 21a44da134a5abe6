import { Trans } from '@lingui/react/macro';
import type { MovedItem } from '#contract/names.ts';

/** That the guest was mailed another time, and whether it suits. */
export function MovedNote({
  moved: { fromTime, startTime, accepted },
}: {
  moved: Pick<MovedItem, 'fromTime' | 'startTime' | 'accepted'>;
}) {
  return accepted ? (
    <Trans id="moved.accepted">
      Verplaatst van {fromTime} naar {startTime} · gast akkoord
    </Trans>
  ) : (
    <Trans id="moved.open">
      Verplaatst van {fromTime} naar {startTime} · nog geen akkoord
    </Trans>
  );
}
