import { Suspense, useEffect } from 'react';
import { proposalsView } from '#machines/reservation/planning.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { lazyPart } from '#web/i18n/lazyScreen.ts';

const Proposals = lazyPart('choosing', () => import('./Proposals.tsx'), 'Proposals');

/** Open while the machine offers proposals; preloaded as soon as they can be requested. */
export function ProposalsDialog() {
  const view = useReservation(proposalsView);
  useEffect(() => Proposals.preload(), []);
  if (view === 'none') return null;
  return (
    <Suspense>
      <Proposals view={view} />
    </Suspense>
  );
}
