import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';

export type SessionActorRef = ActorRefFrom<typeof sessionMachine>;

export const SessionContext = createContext<SessionActorRef | null>(null);

export function useSessionActor(): SessionActorRef {
  const actor = use(SessionContext);
  if (actor === null) throw new Error('outside the account');
  return actor;
}

export const useSession = <T>(selector: (snapshot: SnapshotFrom<typeof sessionMachine>) => T): T =>
  useSelector(useSessionActor(), selector);
