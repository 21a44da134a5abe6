import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { Flow } from '#contract/names.ts';
import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationActorRef } from './openReservation.ts';

type ReservationContextValue = { actor: ReservationActorRef; flow: Flow };

const ReservationContext = createContext<ReservationContextValue | null>(null);

export function ReservationActorProvider({ actor, flow, children }: ReservationContextValue & { children: ReactNode }) {
  'use memo';
  return <ReservationContext value={{ actor, flow }}>{children}</ReservationContext>;
}

function useContextValue(): ReservationContextValue {
  const value = use(ReservationContext);
  if (value === null) throw new Error('outside a flow');
  return value;
}

export const useReservationActor = (): ReservationActorRef => useContextValue().actor;

/** Give `compare` for selectors that build new values. */
export const useReservation = <T,>(
  selector: (snapshot: ReservationSnapshot) => T,
  compare?: (before: T, after: T) => boolean,
): T => useSelector(useContextValue().actor, selector, compare);

export const useFlow = (): Flow => useContextValue().flow;
