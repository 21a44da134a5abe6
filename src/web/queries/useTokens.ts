import { useSyncExternalStore } from 'react';
import { customerToken, onTokenChange } from '#web/api/tokens.ts';

/** Whether a customer's login is stored in this browser. */
export const useIsLoggedIn = (): boolean => useSyncExternalStore(onTokenChange, () => customerToken() !== null);
