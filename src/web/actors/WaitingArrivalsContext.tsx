import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { waitingArrivalsMachine } from '#machines/waitingArrivals/waitingArrivals.machine.ts';
import { waitingOf } from '#machines/waitingArrivals/waitingArrivals.selectors.ts';
import { onArrivalQueue } from '#web/api/arrivalQueue.ts';
import { ownArrivalQueue } from '#web/queries/admin/arrivalChanges.ts';
import { waitingArrivalsActors } from './waitingArrivals.actors.ts';

type WaitingArrivalsRef = ActorRefFrom<typeof waitingArrivalsMachine>;

const WaitingContext = createContext<WaitingArrivalsRef | null>(null);

/** One per document, for whoever is logged in. */
export function WaitingArrivalsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [machine] = useState(() => waitingArrivalsMachine.provide({ actors: waitingArrivalsActors(client) }));
  const actor = useActorRef(machine, { input: ownArrivalQueue(client) });
  useEffect(() => {
    const tell = (): void => actor.send({ type: 'queue.changed', queue: ownArrivalQueue(client) });
    const returned = (): void => actor.send({ type: 'connection.returned' });
    const stop = onArrivalQueue(tell);
    window.addEventListener('online', returned);
    return () => {
      stop();
      window.removeEventListener('online', returned);
    };
  }, [actor, client]);
  return <WaitingContext value={actor}>{children}</WaitingContext>;
}

export function useWaitingArrivalsActor(): WaitingArrivalsRef {
  const actor = use(WaitingContext);
  if (actor === null) throw new Error('outside the back office');
  return actor;
}

/** What the server has not heard yet, in order. */
export const useWaitingArrivals = () => useSelector(useWaitingArrivalsActor(), waitingOf);

export const useIsWaiting = (id: string): boolean =>
  useSelector(useWaitingArrivalsActor(), (snapshot) =>
    waitingOf(snapshot).some(({ reservationId }) => reservationId === id),
  );
