import type { ReactNode } from 'react';
import { SessionContext, type SessionActorRef } from './SessionActorContext.ts';

export function SessionActorProvider({ actor, children }: { actor: SessionActorRef; children: ReactNode }) {
  return <SessionContext value={actor}>{children}</SessionContext>;
}
