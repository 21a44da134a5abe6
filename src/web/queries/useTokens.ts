import { useSyncExternalStore } from 'react';
import { customerToken, onTokenChange } from '#web/api/tokens.ts';

export const useIsLoggedIn = (): boolean => useSyncExternalStore(onTokenChange, () => customerToken() !== null);
