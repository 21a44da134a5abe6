import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { Flow } from '#contract/names.ts';
import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationActorRef } from './openReservation.ts';

type Visit = { actor: ReservationActorRef; flow: Flow };

const VisitContext = createContext<Visit | null>(null);

export function ReservationActorProvider({ actor, flow, children }: Visit & { children: ReactNode }) {
  'use memo';
  return <VisitContext value={{ actor, flow }}>{children}</VisitContext>;
}

function useVisit(): Visit {
  const visit = use(VisitContext);
  if (visit === null) throw new Error('outside a flow');
  return visit;
}

/** The one running reservation of this page: send events to it. */
export const useReservationActor = (): ReservationActorRef => useVisit().actor;

/** What a selector of reservation.selectors.ts says now; give `compare` for selectors that build new values. */
export const useReservation = <T,>(
  selector: (snapshot: ReservationSnapshot) => T,
  compare?: (before: T, after: T) => boolean,
): T => useSelector(useVisit().actor, selector, compare);

/** The flow this page belongs to. */
export const useFlow = (): Flow => useVisit().flow;
