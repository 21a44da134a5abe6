import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Refused } from '#machines/failureCode.ts';
import type { AdminSessionActors } from './adminSession.actors.ts';
import type { adminSessionMachine } from './adminSession.machine.ts';
import type { OpenChallenge } from './adminSession.types.ts';

type Snapshot = SnapshotFrom<typeof adminSessionMachine>;

export const isChecking = (snapshot: Snapshot): boolean => snapshot.matches('checking');
export const isUnreachable = (snapshot: Snapshot): boolean => snapshot.matches('unreachable');
export const isLoggingOut = (snapshot: Snapshot): boolean => snapshot.matches({ loggedIn: 'loggingOut' });
export const isLogoutAsked = (snapshot: Snapshot): boolean =>
  snapshot.matches({ loggedIn: 'confirmingLogout' }) || isLoggingOut(snapshot);

/** Of the page to log in, as long as nobody is. */
export const loginForm = ({ children }: Snapshot): ActorRefFrom<AdminSessionActors['logIn']> | undefined =>
  children.logIn;

/** Of the code that answers the challenge. */
export const codeForm = ({ children }: Snapshot): ActorRefFrom<AdminSessionActors['answerChallenge']> | undefined =>
  children.answerChallenge;

export const isUsingPasskey = (snapshot: Snapshot): boolean => snapshot.matches({ challenged: 'usingPasskey' });

/** Why the passkey did not answer the challenge; null when none was refused, and while one is asked for again. */
export const passkeyRefused = ({ context }: Snapshot): Refused | null => context.refused;

/** What the second factor has to answer; null when none is asked. */
export const openChallenge = (snapshot: Snapshot): OpenChallenge | null =>
  snapshot.matches('challenged') ? snapshot.context.challenge : null;

/** `entry`: a page for who is not logged in, such as login and reset. */
export type AdminPageKind = 'entry' | 'office';

/** Where a page leads instead (specification §4); null when it may be shown, or it is not known yet. */
export function adminRedirect(snapshot: Snapshot, page: AdminPageKind): 'products' | 'login' | null {
  if (page === 'entry') return snapshot.matches('loggedIn') ? 'products' : null;
  return snapshot.matches('loggedOut') || snapshot.matches('challenged') ? 'login' : null;
}
