import { emptyQueue, type ArrivalQueue } from '#domain/booking/waitingArrivals.ts';
import { readStored, writeStored } from './browserStorage.ts';

/** Survives a reload and a closed browser. */
const key = 'waiting_arrivals';

const listeners = new Set<() => void>();

/** Of everybody who works at this browser. */
export function arrivalQueue(): ArrivalQueue {
  try {
    return { ...emptyQueue, ...(JSON.parse(readStored(key) ?? '{}') as Partial<ArrivalQueue>) };
  } catch {
    return emptyQueue;
  }
}

export function changeArrivalQueue(change: (queue: ArrivalQueue) => ArrivalQueue): void {
  const queue = change(arrivalQueue());
  const isEmpty = queue.waiting.length === 0 && queue.conflicts.length === 0;
  writeStored(key, isEmpty ? null : JSON.stringify(queue));
  for (const listener of listeners) listener();
}

/** Also reports changes in other tabs. Returns how to unsubscribe. */
export function onArrivalQueue(listener: () => void): () => void {
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

/** One tab of this browser at a time. */
export async function whileDelivering<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(key, async () => work()) : work();
}
