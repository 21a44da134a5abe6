import { lazy, Suspense, useEffect } from 'react';
import { proposalsRef } from '#machines/reservation/planning.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { fetchEarly } from '#web/ui/fetchEarly.ts';

const load = async () => ({ default: (await import('./Proposals.tsx')).Proposals });
const Proposals = lazy(load);

/** The proposals, for as long as the machine offers them; fetched once they can be asked for. */
export function ProposalsDialog() {
  const actor = useReservation(proposalsRef);
  useEffect(() => fetchEarly(load), []);
  if (actor === undefined) return null;
  return (
    <Suspense>
      <Proposals actor={actor} />
    </Suspense>
  );
}
