import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AccountForms } from './accountForms.ts';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const isLoggedIn = (snapshot: Snapshot): boolean => snapshot.matches('loggedIn');
export const isChecking = (snapshot: Snapshot): boolean => snapshot.matches('checking');
export const isUnreachable = (snapshot: Snapshot): boolean => snapshot.matches('unreachable');
export const isLoggingOut = (snapshot: Snapshot): boolean => snapshot.matches({ loggedIn: 'loggingOut' });

/** Of the window with this form, while it is open. */
export const accountForm =
  <Id extends keyof AccountForms>(id: Id) =>
  ({ children }: Snapshot): ActorRefFrom<AccountForms[Id]> | undefined =>
    children[id] as ActorRefFrom<AccountForms[Id]> | undefined;

/** The form in the window about password or own data that is open. */
export const windowForm = ({ children }: Snapshot) =>
  children.changePassword ?? children.exportData ?? children.eraseAccount;

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
