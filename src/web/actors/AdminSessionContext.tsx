import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { adminSessionMachine } from '#machines/adminSession/adminSession.machine.ts';
import type { AdminSessionRef } from './openAdminSession.ts';

const SessionContext = createContext<AdminSessionRef | null>(null);

export function AdminSessionProvider({ actor, children }: { actor: AdminSessionRef; children: ReactNode }) {
  return <SessionContext value={actor}>{children}</SessionContext>;
}

export function useAdminSessionActor(): AdminSessionRef {
  const actor = use(SessionContext);
  if (actor === null) throw new Error('outside the back office');
  return actor;
}

export const useAdminSession = <T,>(selector: (snapshot: SnapshotFrom<typeof adminSessionMachine>) => T): T =>
  useSelector(useAdminSessionActor(), selector);
