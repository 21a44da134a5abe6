import { lazy, Suspense, useEffect } from 'react';
import { proposalsView } from '#machines/reservation/planning.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { fetchEarly } from '#web/ui/fetchEarly.ts';

const load = async () => ({ default: (await import('./Proposals.tsx')).Proposals });
const Proposals = lazy(load);

/** The proposals, for as long as the machine offers them; fetched once they can be asked for. */
export function ProposalsDialog() {
  const view = useReservation(proposalsView);
  useEffect(() => fetchEarly(load), []);
  if (view === 'none') return null;
  return (
    <Suspense>
      <Proposals view={view} />
    </Suspense>
  );
}
