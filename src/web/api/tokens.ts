import { readStored, writeStored } from './browserStorage.ts';

/** Keys of local storage, fixed by the specification (§4, §9) and decisions §3. */
const keys = { customer: 'customer_token', session: 'reservation_session' } as const;
const lastOrderKey = 'last_order';

export type TokenName = keyof typeof keys;
type Listener = (name: TokenName) => void;

const listeners = new Set<Listener>();

function set(name: TokenName, token: string | null): void {
  if (readStored(keys[name]) === token) return;
  writeStored(keys[name], token);
  for (const listener of listeners) listener(name);
}

export const customerToken = (): string | null => readStored(keys.customer);
export const setCustomerToken = (token: string | null): void => set('customer', token);

export const reservationSession = (): string | null => readStored(keys.session);
export const setReservationSession = (token: string | null): void => set('session', token);

export const lastOrder = (): string | null => readStored(lastOrderKey);
export const setLastOrder = (reservationId: string): void => writeStored(lastOrderKey, reservationId);

/** What this browser knows of its visitor: login, reservation and last order. */
export function forgetVisitor(): void {
  setCustomerToken(null);
  setReservationSession(null);
  writeStored(lastOrderKey, null);
}

/** Also reports changes in other tabs. Returns how to unsubscribe. */
export function onTokenChange(listener: Listener): () => void {
  const stored = ({ key }: StorageEvent): void => {
    if (key === keys.customer || key === null) listener('customer');
    if (key === keys.session || key === null) listener('session');
  };
  listeners.add(listener);
  window.addEventListener('storage', stored);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', stored);
  };
}
