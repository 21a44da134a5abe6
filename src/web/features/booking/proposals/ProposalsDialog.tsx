import { Suspense, useEffect } from 'react';
import { proposalsRef } from '#machines/reservation/planning.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';

const Proposals = lazyPart('choosing', () => import('./Proposals.tsx'), 'Proposals');

/** Open while the machine offers proposals; preloaded as soon as they can be requested. */
export function ProposalsDialog() {
  const actor = useReservation(proposalsRef);
  useEffect(() => Proposals.preload(), []);
  if (actor === undefined) return null;
  return (
    <Suspense>
      <Proposals actor={actor} />
    </Suspense>
  );
}
