import { readStored, writeStored } from './browserStorage.ts';

/** Key of local storage, fixed by the specification (§4, §9). */
const key = 'admin_token';

const listeners = new Set<() => void>();

export const adminToken = (): string | null => readStored(key);

export function setAdminToken(token: string | null): void {
  if (adminToken() === token) return;
  writeStored(key, token);
  for (const listener of listeners) listener();
}

/** Also reports changes in other tabs. Returns how to unsubscribe. */
export function onAdminTokenChange(listener: () => void): () => void {
  const stored = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', stored);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', stored);
  };
}
