import { readStored, writeStored } from './browserStorage.ts';
import { storedChanges } from './storedChanges.ts';

/** Key of local storage, fixed by the specification (§4, §9). */
const key = 'admin_token';

const changes = storedChanges(key);

export const adminToken = (): string | null => readStored(key);

export function setAdminToken(token: string | null): void {
  if (adminToken() === token) return;
  writeStored(key, token);
  changes.tell();
}

/** Also reports changes in other tabs. Returns how to unsubscribe. */
export const onAdminTokenChange = changes.subscribe;
