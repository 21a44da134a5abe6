import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const isLoggedIn = (snapshot: Snapshot): boolean => snapshot.matches('loggedIn');
export const isChecking = (snapshot: Snapshot): boolean => snapshot.matches('checking');
export const isUnreachable = (snapshot: Snapshot): boolean => snapshot.matches('unreachable');
export const isLoggingOut = (snapshot: Snapshot): boolean => snapshot.matches({ loggedIn: 'loggingOut' });
export const isEditing = (snapshot: Snapshot): boolean => snapshot.matches({ loggedIn: 'editing' });
export const isLogoutAsked = (snapshot: Snapshot): boolean =>
  snapshot.matches({ loggedIn: 'confirmingLogout' }) || isLoggingOut(snapshot);

const windows = ['changingPassword', 'viewingSessions', 'exporting', 'erasing'] as const;

export type AccountWindow = (typeof windows)[number];

/** The window about password, logins or own data that is open. */
export const accountWindow = (snapshot: Snapshot): AccountWindow | null =>
  windows.find((window) => snapshot.matches({ loggedIn: window })) ?? null;

/** Where a page under /customer leads instead (specification §2); null when it may be shown, or it is not known yet. */
export function accountRedirect(snapshot: Snapshot, page: 'account' | 'login'): 'account' | 'login' | null {
  if (page === 'account') return snapshot.matches('loggedOut') ? 'login' : null;
  return snapshot.matches('loggedIn') ? 'account' : null;
}
