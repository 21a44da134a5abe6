import { useEffect, useEffectEvent } from 'react';

/** Tries again once there is a connection. */
export function useAgainOnline(onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const connected = (): void => retry();
    window.addEventListener('online', connected);
    return () => window.removeEventListener('online', connected);
  }, []);
}
