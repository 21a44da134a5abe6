import { readStored, writeStored } from './browserStorage.ts';
import { idempotencyKey } from './idempotencyKey.ts';
import { storedChanges } from './storedChanges.ts';

/** Key of local storage, fixed by the specification (§4, §9). */
const key = 'admin_token';
const loginKey = 'admin_login';

const changes = storedChanges(key);

export const adminToken = (): string | null => readStored(key);

/** Names the login at this browser, without being its secret. */
export const adminLogin = (): string | null => readStored(loginKey);

export function setAdminToken(token: string | null): void {
  if (adminToken() === token) return;
  writeStored(loginKey, token === null ? null : idempotencyKey());
  writeStored(key, token);
  changes.tell();
}

/** Also reports changes in other tabs. Returns how to unsubscribe. */
export const onAdminTokenChange = changes.subscribe;
