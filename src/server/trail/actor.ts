import { AsyncLocalStorage } from 'node:async_hooks';

/** `id` is null for the system. */
export interface Actor {
  kind: 'staff' | 'customer' | 'system';
  id: string | null;
  requestId: string | null;
  /** Of staff, as in the list of their logins. */
  device: string | null;
}

const system: Actor = { kind: 'system', id: null, requestId: null, device: null };

const actors = new AsyncLocalStorage<Actor>();

/** Everything that the work changes, this actor changes. */
export const actAs = <T>(actor: Actor, work: () => T): T => actors.run(actor, work);

/** Outside any `actAs` the system: jobs and sweeps. */
export const currentActor = (): Actor => actors.getStore() ?? system;
